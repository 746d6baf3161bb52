/* This is what you get when rows are taken for cells, whose middles lie half a
 * step from the ends. Many libraries resize pictures like that
 * (align_corners=False). Here the first row falls on the first, and the last
 * on the last.
 *
 * read: a-row-between-two-rows */
#include "learned_positions.h"

#include <math.h>

void stretch_table(size_t from, size_t to, size_t d_model,
                   const double table[from][d_model],
                   double longer[to][d_model])
{
    for (size_t r = 0; r < to; r++) {
        double s = ((double)r + 0.5) * (double)from / (double)to - 0.5;
        double place = fmin(fmax(s, 0), (double)(from - 1));
        size_t below = (size_t)place;
        size_t above = below + 1 < from ? below + 1 : below;
        double share = place - (double)below;

        for (size_t k = 0; k < d_model; k++)
            longer[r][k] =
                (1 - share) * table[below][k] + share * table[above][k];
    }
}
