/* This is what you get when the minus sign stands in the other line. Each pair
 * then turns backwards, to the row before.
 *
 * read: the-formulas-symbol-by-symbol */
#include "fast_table.h"

void turn_row(size_t d_model, const double step[d_model],
              const double row[d_model], double next[d_model])
{
    for (size_t s = 0; s < d_model; s += 2) {
        size_t c = s + 1;

        next[s] = row[s] * step[c] - row[c] * step[s];
        next[c] = row[c] * step[c] + row[s] * step[s];
    }
}
