/* This is what you get when each new row is a copy of the old row below it, and
 * the last one reads past the end of the table, too. Has the place in the old
 * table lost its fraction, in a division of whole numbers or by a wrong
 * remainder? Or is the row above taken only where that fraction is 0?
 *
 * read: a-row-between-two-rows */
#include "learned_positions.h"

void stretch_table(size_t from, size_t to, size_t d_model,
                   const double table[from][d_model],
                   double longer[to][d_model])
{
    for (size_t r = 0; r < to; r++) {
        double s = (double)(r * (from - 1) / (to - 1));
        size_t below = (size_t)s;
        double share = s - (double)below;

        for (size_t k = 0; k < d_model; k++)
            longer[r][k] =
                (1 - share) * table[below][k] + share * table[below + 1][k];
    }
}
