/* The last new row is left out, and all others between two old ones are in the
 * middle. Where there are three rows, only the last one is wrong.
 *
 * of: stretch_table
 * kind: wrong
 * say: This number was never set
 * never: right but row 2 */
#include "learned_positions.h"

void stretch_table(size_t from, size_t to, size_t d_model,
                   const double table[from][d_model],
                   double longer[to][d_model])
{
    for (size_t r = 0; r + 1 < to; r++) {
        size_t below = r * (from - 1) / (to - 1);

        for (size_t k = 0; k < d_model; k++)
            longer[r][k] = r * (from - 1) % (to - 1) == 0
                               ? table[below][k]
                               : .5 * (table[below][k] + table[below + 1][k]);
    }
}
