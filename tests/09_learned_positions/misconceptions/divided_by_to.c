/* This is what you get when row r stands at r * from/to. Then the first row
 * falls on the first, but the place of the last new row is not that of the last
 * old one. Like fence posts and their gaps, from rows have from - 1 steps
 * between them.
 *
 * read: a-row-between-two-rows */
#include "learned_positions.h"

void stretch_table(size_t from, size_t to, size_t d_model,
                   const double table[from][d_model],
                   double longer[to][d_model])
{
    for (size_t r = 0; r < to; r++) {
        size_t below = r * from / to;
        size_t above = below + 1 < from ? below + 1 : below;
        double share = (double)(r * from % to) / (double)to;

        for (size_t k = 0; k < d_model; k++)
            longer[r][k] =
                (1 - share) * table[below][k] + share * table[above][k];
    }
}
