/* This is what you get when the lower row is added in whole to a share of the
 * upper one. The two shares add up to 1: 1 - f and f.
 *
 * read: a-row-between-two-rows */
#include "learned_positions.h"

void stretch_table(size_t from, size_t to, size_t d_model,
                   const double table[from][d_model],
                   double longer[to][d_model])
{
    for (size_t r = 0; r < to; r++) {
        size_t low = r * (from - 1) / (to - 1);
        size_t rest = r * (from - 1) % (to - 1);
        double f = (double)rest / (double)(to - 1);
        size_t high = rest == 0 ? low : low + 1;
        for (size_t c = 0; c < d_model; c++) {
            longer[r][c] = table[low][c] + f * table[high][c];
        }
    }
}
