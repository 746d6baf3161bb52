/* This is what you get when only the angle of the pair is kept, and its length
 * is set to 1. Of an encoding that is right, but turn_row turns any pair and
 * keeps its length. The two lines of the formula do that.
 *
 * read: the-formulas-symbol-by-symbol */
#include "fast_table.h"

#include <math.h>

void turn_row(size_t d_model, const double step[d_model],
              const double row[d_model], double next[d_model])
{
    for (size_t s = 0; s < d_model; s += 2) {
        double sine = row[s] * step[s + 1] + row[s + 1] * step[s];
        double cosine = row[s + 1] * step[s + 1] - row[s] * step[s];
        double length = hypot(sine, cosine);

        next[s] = sine / length;
        next[s + 1] = cosine / length;
    }
}
