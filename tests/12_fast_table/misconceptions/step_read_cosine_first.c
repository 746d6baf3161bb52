/* This is what you get when the step is read as cosine, sine. It is laid out as
 * a row is: the sine first, then the cosine.
 *
 * read: one-step-for-every-row */
#include "fast_table.h"

void turn_row(size_t d_model, const double step[d_model],
              const double row[d_model], double next[d_model])
{
    for (size_t s = 0; s < d_model; s += 2) {
        size_t c = s + 1;

        next[s] = row[s] * step[s] + row[c] * step[c];
        next[c] = row[c] * step[s] - row[s] * step[c];
    }
}
