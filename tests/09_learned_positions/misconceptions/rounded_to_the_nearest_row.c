/* This is what you get when the place is rounded to the nearest row, and what
 * is left over is added all the same where it is above 0. It must be rounded
 * down.
 *
 * read: a-row-between-two-rows */
#include "learned_positions.h"

#include <math.h>

void stretch_table(size_t from, size_t to, size_t d_model,
                   const double table[from][d_model],
                   double longer[to][d_model])
{
    for (size_t r = 0; r < to; r++) {
        double s = (double)(r * (from - 1)) / (double)(to - 1);
        size_t below = (size_t)round(s);
        double f = s - (double)below;
        for (size_t c = 0; c < d_model; c++) {
            longer[r][c] = table[below][c];
            if (f > 0) {
                longer[r][c] += f * (table[below + 1][c] - table[below][c]);
            }
        }
    }
}
