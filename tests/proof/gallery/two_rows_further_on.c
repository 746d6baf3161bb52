/* The row above is two rows further on, and past the last row of the old table.
 *
 * of: stretch_table
 * kind: wrong
 * say: Behind the last row of the old table stands nan */
#include "learned_positions.h"

void stretch_table(size_t from, size_t to, size_t d_model,
                   const double table[from][d_model],
                   double longer[to][d_model])
{
    for (size_t r = 0; r < to; r++) {
        double place = (double)(r * (from - 1)) / (double)(to - 1);
        size_t below = (size_t)place;
        double share = place - (double)below;

        for (size_t c = 0; c < d_model; c++)
            longer[r][c] = (1 - share) * table[below][c] +
                           share * table[below + 2 * (below + 1 < from)][c];
    }
}
