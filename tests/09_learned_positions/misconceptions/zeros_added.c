/* This is what you get when the old rows stay where they are, and zeros
 * follow. Rows that were never trained know no position. Here the old rows are
 * drawn apart, and new ones lie between them.
 *
 * read: a-row-between-two-rows */
#include "learned_positions.h"

void stretch_table(size_t from, size_t to, size_t d_model,
                   const double table[from][d_model],
                   double longer[to][d_model])
{
    for (size_t r = 0; r < to; r++)
        for (size_t k = 0; k < d_model; k++)
            longer[r][k] = r < from ? table[r][k] : 0;
}
