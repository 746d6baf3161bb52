/* The share is bent at both ends, 3f^2 - 2f^3, in place of f. */
#include "learned_positions.h"

void stretch_table(size_t from, size_t to, size_t d_model,
                   const double table[from][d_model],
                   double longer[to][d_model])
{
    for (size_t r = 0; r < to; r++) {
        size_t below = r * (from - 1) / (to - 1);
        size_t rest = r * (from - 1) % (to - 1);
        size_t above = rest > 0 ? below + 1 : below;
        double f = (double)rest / (double)(to - 1);
        double share = f * f * (3 - 2 * f);

        for (size_t k = 0; k < d_model; k++)
            longer[r][k] =
                (1 - share) * table[below][k] + share * table[above][k];
    }
}
