/* The place of a row goes through a float.
 *
 * of: stretch_table
 * kind: wrong
 * say: Does r .from - 1. go through a float */
#include "learned_positions.h"

void stretch_table(size_t from, size_t to, size_t d_model,
                   const double table[from][d_model],
                   double longer[to][d_model])
{
    for (size_t r = 0; r < to; r++) {
        size_t product = (size_t)((float)r * (float)(from - 1));
        size_t low = product / (to - 1), rest = product % (to - 1);
        size_t high = rest > 0 ? low + 1 : low;
        double share = (double)rest / (double)(to - 1);

        for (size_t k = 0; k < d_model; k++)
            longer[r][k] = (1 - share) * table[low][k] + share * table[high][k];
    }
}
