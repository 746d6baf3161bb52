/* This is what you get when the new cosine is computed from the new sine, which
 * has just been written. Both new numbers are computed from the two old ones.
 *
 * read: the-formulas-symbol-by-symbol */
#include "fast_table.h"

void turn_row(size_t d_model, const double step[d_model],
              const double row[d_model], double next[d_model])
{
    for (size_t s = 0; s < d_model; s += 2) {
        size_t c = s + 1;

        next[s] = row[s] * step[c] + row[c] * step[s];
        next[c] = row[c] * step[c] - next[s] * step[s];
    }
}
