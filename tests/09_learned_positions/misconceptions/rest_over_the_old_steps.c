/* This is what you get when the rest of the division is divided by from - 1.
 * It is a part of to - 1, as the division was by that.
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
        double f = (double)rest / (double)(from - 1);
        size_t high = rest == 0 ? low : low + 1;
        for (size_t c = 0; c < d_model; c++) {
            longer[r][c] = (1 - f) * table[low][c] + f * table[high][c];
        }
    }
}
