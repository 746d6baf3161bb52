/* stretch_table in parts. A file that gets one of them wrong defines its macro
 * before it includes this. No row past the last is read. */
#include "learned_positions.h"

/* Where new row r lies in the old table. */
#ifndef PLACE
#define PLACE (double)(r * (from - 1)) / (double)(to - 1)
#endif
#ifndef NUMBER
#define NUMBER low[k] + share *(high[k] - low[k])
#endif

void stretch_table(size_t from, size_t to, size_t d_model,
                   const double table[from][d_model],
                   double longer[to][d_model])
{
    for (size_t r = 0; r < to; r++) {
        double place = PLACE, share;
        size_t below = (size_t)place;
        const double *low, *high;

        if (below > from - 1)
            below = from - 1;
        share = place - (double)below;
        low = table[below];
        high = table[below + 1 < from ? below + 1 : below];
        for (size_t k = 0; k < d_model; k++)
            longer[r][k] = NUMBER;
    }
}
