/* Two mistakes: half the exponent, and rows that begin with 0.
 *
 * of: keep_chunk
 * kind: wrong
 * say: ^Row 0 of keys has changed, which comes before row past
 * never: Is a position or a frequency chosen */
#include "it_writes.h"

#include <math.h>

static void turn(size_t d, double pos, double base, const double *x, double *y)
{
    for (size_t p = 0; p < d / 2; p++) {
        double a = pos * pow(base, -(double)p / (double)d);
        double c = cos(a), s = sin(a);
        double x0 = x[2 * p], x1 = x[2 * p + 1];

        y[2 * p] = x0 * c - x1 * s;
        y[2 * p + 1] = x0 * s + x1 * c;
    }
}

bool keep_chunk(size_t past, size_t n, size_t room, size_t d, double base,
                const double k[n][d], const double v[n][d],
                double keys[room][d], double values[room][d])
{
    if (past + n > room)
        return false;
    for (size_t i = 0; i < n; i++) {
        turn(d, (double)(past + i), base, k[i], keys[i]);
        for (size_t c = 0; c < d; c++)
            values[past + i][c] = v[i][c];
    }
    return true;
}
