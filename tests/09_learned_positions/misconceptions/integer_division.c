/* This is what you get when each new row is a copy of the old row below it. The
 * row above is never taken, or the place in the old table has lost its
 * fraction: in a division of whole numbers, for example, or in a remainder that
 * was not taken by to - 1.
 *
 * read: a-row-between-two-rows */
#include "learned_positions.h"

void stretch_table(size_t from, size_t to, size_t d_model,
                   const double table[from][d_model],
                   double longer[to][d_model])
{
    for (size_t r = 0; r < to; r++)
        for (size_t k = 0; k < d_model; k++)
            longer[r][k] = table[r * (from - 1) / (to - 1)][k];
}
