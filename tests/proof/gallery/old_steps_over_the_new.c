/* The steps between the rows are exchanged, so that a row far past the last old
 * one is read, and past what the test keeps behind it.
 *
 * of: stretch_table
 * kind: overread
 * say: Does an index run from 0 to n - 1
 * never: room for */
#include "learned_positions.h"

void stretch_table(size_t from, size_t to, size_t d_model,
                   const double table[from][d_model],
                   double longer[to][d_model])
{
    for (size_t r = 0; r < to; r++) {
        size_t product = r * (to - 1), below = product / (from - 1);
        double f = (double)(product % (from - 1)) / (double)(from - 1);

        for (size_t k = 0; k < d_model; k++)
            longer[r][k] = (1 - f) * table[below][k] + f * table[below + 1][k];
    }
}
