/* This is what you get with r * from / to. The last new row must fall on the
 * last old one: there are from - 1 steps between the old rows, and to - 1
 * between the new.
 *
 * read: a-row-between-two-rows */
#include "learned_positions.h"

void stretch_table(size_t from, size_t to, size_t d_model,
                   const double table[from][d_model],
                   double longer[to][d_model])
{
    for (size_t r = 0; r < to; r++) {
        size_t low = r * from / to;
        size_t rest = r * from % to;
        double f = (double)rest / (double)to;
        size_t high = rest == 0 ? low : low + 1;
        for (size_t c = 0; c < d_model; c++) {
            longer[r][c] = (1 - f) * table[low][c] + f * table[high][c];
        }
    }
}
