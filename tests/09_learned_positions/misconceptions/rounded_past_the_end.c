/* This is what you get when the factor (from - 1)/(to - 1) is computed first.
 * It is rounded, and for some sizes the last place is then a little more than
 * from - 1. Rounded up, it is a row past the end of the table.
 *
 * read: a-row-between-two-rows */
#include "learned_positions.h"

#include <math.h>

void stretch_table(size_t from, size_t to, size_t d_model,
                   const double table[from][d_model],
                   double longer[to][d_model])
{
    for (size_t r = 0; r < to; r++) {
        double s = (double)r * ((double)(from - 1) / (double)(to - 1));
        size_t below = (size_t)s, above = (size_t)ceil(s);
        double share = s - (double)below;

        for (size_t k = 0; k < d_model; k++)
            longer[r][k] =
                (1 - share) * table[below][k] + share * table[above][k];
    }
}
