/* This is what you get when the two shares have changed places. A new row
 * close to the row below it must be mostly that row: its share is 1 - f, and f
 * is the share of the row above.
 *
 * read: a-row-between-two-rows */
#include "learned_positions.h"

void stretch_table(size_t from, size_t to, size_t d_model,
                   const double table[from][d_model],
                   double longer[to][d_model])
{
    for (size_t r = 0; r < to; r++) {
        size_t below = r * (from - 1) / (to - 1);
        size_t rest = r * (from - 1) % (to - 1);
        size_t above = rest > 0 ? below + 1 : below;
        double share = (double)rest / (double)(to - 1);

        for (size_t k = 0; k < d_model; k++)
            longer[r][k] =
                share * table[below][k] + (1 - share) * table[above][k];
    }
}
