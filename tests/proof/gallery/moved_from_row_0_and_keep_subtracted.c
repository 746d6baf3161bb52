/* Two mistakes: the first rows are moved, and keep is subtracted, too.
 *
 * of: shift_cache
 * kind: wrong
 * say: filled - drop - keep is returned */
#include "it_writes.h"

#include <math.h>

static void turn(size_t d, double pos, double base, const double *x, double *y)
{
    for (size_t p = 0; p < d / 2; p++) {
        double a = pos * pow(base, -2.0 * (double)p / (double)d);
        double c = cos(a), s = sin(a);
        double x0 = x[2 * p], x1 = x[2 * p + 1];

        y[2 * p] = x0 * c - x1 * s;
        y[2 * p + 1] = x0 * s + x1 * c;
    }
}

size_t shift_cache(size_t filled, size_t keep, size_t drop, size_t d,
                   double base, double keys[filled][d],
                   double values[filled][d])
{
    for (size_t j = 0; j + drop < filled; j++) {
        turn(d, -(double)drop, base, keys[j + drop], keys[j]);
        for (size_t c = 0; c < d; c++)
            values[j][c] = values[j + drop][c];
    }
    return filled - drop - keep;
}
