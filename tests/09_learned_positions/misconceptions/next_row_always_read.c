/* This is what you get when the row above is read for the last row, too. It
 * lies past the end of the table. Its share is 0, but 0 times what stands
 * there need not be 0: behind the test's table stands NaN.
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
        double share = (double)rest / (double)(to - 1);

        for (size_t k = 0; k < d_model; k++)
            longer[r][k] =
                (1 - share) * table[below][k] + share * table[below + 1][k];
    }
}
