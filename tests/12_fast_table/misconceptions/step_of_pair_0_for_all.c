/* This is what you get when every pair is turned by the first two numbers of
 * the step. Each pair has an angle of its own, and it stands at the indices of
 * that pair.
 *
 * read: one-step-for-every-row */
#include "fast_table.h"

void turn_row(size_t d_model, const double step[d_model],
              const double row[d_model], double next[d_model])
{
    for (size_t s = 0; s < d_model; s += 2) {
        size_t c = s + 1;

        next[s] = row[s] * step[1] + row[c] * step[0];
        next[c] = row[c] * step[1] - row[s] * step[0];
    }
}
