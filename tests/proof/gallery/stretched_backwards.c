/* New rows count from the last.
 *
 * of: stretch_table
 * kind: wrong
 * never: in each other.s place
 * say: ^The rows are right, but from the last to the first */
#include "learned_positions.h"

void stretch_table(size_t from, size_t to, size_t d_model,
                   const double table[from][d_model],
                   double longer[to][d_model])
{
    for (size_t r = 0; r < to; r++) {
        size_t below = (to - 1 - r) * (from - 1) / (to - 1);
        size_t rest = (to - 1 - r) * (from - 1) % (to - 1);
        double share = (double)rest / (double)(to - 1);
        size_t above = rest == 0 ? below : below + 1;
        for (size_t c = 0; c < d_model; c++)
            longer[r][c] =
                (1 - share) * table[below][c] + share * table[above][c];
    }
}
