/* Two mistakes: the place of a row, and which share is whose.
 *
 * of: stretch_table
 * kind: wrong
 * say: Are the two shares in each other's place */
#include "learned_positions.h"

void stretch_table(size_t from, size_t to, size_t d_model,
                   const double table[from][d_model],
                   double longer[to][d_model])
{
    for (size_t r = 0; r < to; r++) {
        double s = (double)r * (double)from / (double)to;
        size_t low = (size_t)s, high = low + 1 < from ? low + 1 : low;
        double share = s - (double)low;

        for (size_t k = 0; k < d_model; k++)
            longer[r][k] = share * table[low][k] + (1 - share) * table[high][k];
    }
}
