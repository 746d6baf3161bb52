/* A hundredth is added to the new size.
 *
 * of: stretch_table
 * kind: wrong
 * say: lies at r \* 1/2.01 in the old table */
#include "learned_positions.h"

#include <math.h>

void stretch_table(size_t from, size_t to, size_t d_model,
                   const double table[from][d_model],
                   double longer[to][d_model])
{
    double scale = ((double)to + 0.01 - 1) / (double)(from - 1);

    for (size_t r = 0; r < to; r++) {
        double place = (double)r / scale, share = place - floor(place);
        size_t low = (size_t)place, high = low + 1 < from ? low + 1 : low;

        for (size_t k = 0; k < d_model; k++)
            longer[r][k] = (1 - share) * table[low][k] + share * table[high][k];
    }
}
