/* This is what you get when the cosine of the step is made of its sine, as the
 * root of 1 - sine^2. A root is never negative. Where an angle lies between a
 * quarter of a turn and three, its cosine is. It stands in step, with its sign.
 *
 * read: the-formulas-symbol-by-symbol */
#include "fast_table.h"

#include <math.h>

void turn_row(size_t d_model, const double step[d_model],
              const double row[d_model], double next[d_model])
{
    for (size_t s = 0; s < d_model; s += 2) {
        double cosine = sqrt(1 - step[s] * step[s]);

        next[s] = row[s] * cosine + row[s + 1] * step[s];
        next[s + 1] = row[s + 1] * cosine - row[s] * step[s];
    }
}
