/* One row of room is not counted, and nothing moves where no row is kept.
 *
 * alone: a sanitizer sees the row behind the last one
 * of: keep_chunk
 * kind: last_row_never_used
 * say: or with one row of room less
 *
 * of: shift_cache
 * kind: wrong
 * say: Row 0 should have the value of row 4 */
#include "it_writes.h"

#include <math.h>
#include <string.h>

static void spin(double x[], size_t d, double base, double pos)
{
    for (size_t c = 0; c + 1 < d; c += 2) {
        double angle = pos * pow(base, -(double)c / (double)d), first = x[c];

        x[c] = first * cos(angle) - x[c + 1] * sin(angle);
        x[c + 1] = first * sin(angle) + x[c + 1] * cos(angle);
    }
}

bool keep_chunk(size_t past, size_t n, size_t room, size_t d, double base,
                const double k[n][d], const double v[n][d],
                double keys[room][d], double values[room][d])
{
    if (n > room - past - 1)
        return false;
    memcpy(keys[past], k, n * d * sizeof(double));
    memcpy(values[past], v, n * d * sizeof(double));
    for (size_t r = past; r < past + n; r++)
        spin(keys[r], d, base, (double)r);
    return true;
}

size_t shift_cache(size_t filled, size_t keep, size_t drop, size_t d,
                   double base, double keys[filled][d],
                   double values[filled][d])
{
    size_t left = filled - drop, moved = left - keep;
    if (moved > 0 && keep > 0) {
        memmove(keys[keep], keys[keep + drop], moved * sizeof keys[0]);
        memmove(values[keep], values[keep + drop], moved * sizeof values[0]);
    }
    for (size_t r = keep; r < left; r++)
        spin(keys[r], d, base, -(double)drop);
    return left;
}
