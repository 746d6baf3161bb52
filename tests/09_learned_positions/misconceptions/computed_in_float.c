/* This is what you get when the place in the old table is a float. A float
 * keeps seven digits, a double sixteen.
 *
 * read: a-row-between-two-rows */
#include "learned_positions.h"

#include <math.h>

void stretch_table(size_t from, size_t to, size_t d_model,
                   const double table[from][d_model],
                   double longer[to][d_model])
{
    for (size_t r = 0; r < to; r++) {
        float s = (float)r * (float)(from - 1) / (float)(to - 1);
        size_t below = (size_t)floorf(s), above = (size_t)ceilf(s);
        double share = (double)s - (double)below;

        for (size_t k = 0; k < d_model; k++)
            longer[r][k] =
                (1 - share) * table[below][k] + share * table[above][k];
    }
}
