/* of: keep_chunk
 * kind: overrun
 * say: without room for all of them */
#include "it_writes.h"

#include <math.h>
#include <string.h>

static void turn(double pos, size_t d, double base, const double x[d],
                 double rotated[d])
{
    for (size_t i = 0; i < d; i += 2) {
        double a = pos * pow(base, -(double)i / (double)d);
        double e = x[i], n = x[i + 1];
        rotated[i] = e * cos(a) - n * sin(a);
        rotated[i + 1] = e * sin(a) + n * cos(a);
    }
}
bool keep_chunk(size_t past, size_t n, size_t room, size_t d, double base,
                const double k[n][d], const double v[n][d],
                double keys[room][d], double values[room][d])
{
    if (past > room)
        return false;
    for (size_t i = 0; i < n; i++) {
        turn((double)(past + i), d, base, k[i], keys[past + i]);
        memcpy(values[past + i], v[i], sizeof v[i]);
    }
    return true;
}
