/* This is what you get when the row above is read for the last row, too. Its
 * share is 0, or a rounding error: the factor (from - 1)/(to - 1) is rounded
 * before it is used. In both cases there is no such row.
 *
 * read: a-row-between-two-rows */
#include "learned_positions.h"

void stretch_table(size_t from, size_t to, size_t d_model,
                   const double table[from][d_model],
                   double longer[to][d_model])
{
    for (size_t r = 0; r < to; r++) {
        double s = (double)r * ((double)(from - 1) / (double)(to - 1));
        size_t below = (size_t)s;
        double share = s - (double)below;

        for (size_t k = 0; k < d_model; k++)
            longer[r][k] =
                (1 - share) * table[below][k] + share * table[below + 1][k];
    }
}
