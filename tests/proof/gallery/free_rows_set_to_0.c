/* The rows behind the new ones are set to 0.
 *
 * of: keep_chunk
 * kind: wrong
 * say: rows of keys that are not new, first wrong at row 5, column 0
 * say: ^What should be: Only the n rows from past on may be written\.$
 * never: first wrong at row 0 */
#include "it_writes.h"

#include <math.h>
#include <string.h>

static void turn(double pos, size_t d, double base, const double x[d],
                 double turned[d])
{
    for (size_t i = 0; i < d; i += 2) {
        double a = pos * pow(base, -(double)i / (double)d);
        double east = x[i], north = x[i + 1];

        turned[i] = east * cos(a) - north * sin(a);
        turned[i + 1] = east * sin(a) + north * cos(a);
    }
}

bool keep_chunk(size_t past, size_t n, size_t room, size_t d, double base,
                const double k[n][d], const double v[n][d],
                double keys[room][d], double values[room][d])
{
    if (past + n > room)
        return false;
    for (size_t i = 0; i < n; i++) {
        turn((double)(past + i), d, base, k[i], keys[past + i]);
        memcpy(values[past + i], v[i], sizeof v[i]);
    }
    for (size_t j = past + n; j < room; j++)
        memset(keys[j], 0, sizeof keys[j]);
    return true;
}
