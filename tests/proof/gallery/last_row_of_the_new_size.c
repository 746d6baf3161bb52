/* The last row is read where the longer table ends.
 *
 * of: stretch_table
 * alone: a sanitizer sees the row behind the last one
 * kind: wrong
 * say: ^Behind the last row of the old table stands nan */
#include "learned_positions.h"

void stretch_table(size_t from, size_t to, size_t d_model,
                   const double table[from][d_model],
                   double longer[to][d_model])
{
    for (size_t c = 0; c < d_model; c++)
        longer[to - 1][c] = table[to - 1][c];
    for (size_t r = 0; r < to - 1; r++) {
        size_t below = r * (from - 1) / (to - 1);
        size_t rest = r * (from - 1) % (to - 1);
        double share = (double)rest / (double)(to - 1);
        size_t above = rest == 0 ? below : below + 1;
        for (size_t c = 0; c < d_model; c++)
            longer[r][c] =
                (1 - share) * table[below][c] + share * table[above][c];
    }
}
