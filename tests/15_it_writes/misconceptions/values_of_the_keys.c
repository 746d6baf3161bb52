/* This is what you get when the values are copied from k. They come from v,
 * and are not turned.
 *
 * read: write-keep_chunk */
#include "it_writes.h"

#include <math.h>

static void rotate(double pos, size_t d, double base, const double x[d],
                   double rotated[d])
{
    for (size_t i = 0; i < d / 2; i++) {
        double a = pos * pow(base, -2.0 * (double)i / (double)d);
        double first = x[2 * i], second = x[2 * i + 1];
        rotated[2 * i] = first * cos(a) - second * sin(a);
        rotated[2 * i + 1] = first * sin(a) + second * cos(a);
    }
}

bool keep_chunk(size_t past, size_t n, size_t room, size_t d, double base,
                const double k[n][d], const double v[n][d],
                double keys[room][d], double values[room][d])
{
    if (past + n > room) {
        return false;
    }
    for (size_t i = 0; i < n; i++) {
        rotate((double)(past + i), d, base, k[i], keys[past + i]);
        for (size_t c = 0; c < d; c++) {
            values[past + i][c] = k[i][c];
        }
    }
    return true;
}
