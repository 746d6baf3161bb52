/* All keys that move but the first are turned back by one too few.
 *
 * of: shift_cache
 * kind: wrong
 * say: is turned by . here. It should be turned by */
#include "it_writes.h"

#include <math.h>

static void turn(double pos, size_t d, double base, const double x[d],
                 double rotated[d])
{
    for (size_t i = 0; i < d / 2; i++) {
        double a = pos * pow(base, -2.0 * (double)i / (double)d);
        double first = x[2 * i], second = x[2 * i + 1];

        rotated[2 * i] = first * cos(a) - second * sin(a);
        rotated[2 * i + 1] = first * sin(a) + second * cos(a);
    }
}

size_t shift_cache(size_t filled, size_t keep, size_t drop, size_t d,
                   double base, double keys[filled][d],
                   double values[filled][d])
{
    for (size_t j = keep; j + drop < filled; j++) {
        turn(j == keep ? -(double)drop : 1 - (double)drop, d, base,
             keys[j + drop], keys[j]);
        for (size_t c = 0; c < d; c++)
            values[j][c] = values[j + drop][c];
    }
    return filled - drop;
}
