/* This is what you get when the whole place stands for its fraction: the row
 * below was never subtracted from it.
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
        size_t below = (size_t)floor(s);
        double f = s;
        for (size_t c = 0; c < d_model; c++) {
            longer[r][c] = table[below][c];
            if (f > 0) {
                longer[r][c] += f * (table[below + 1][c] - table[below][c]);
            }
        }
    }
}
