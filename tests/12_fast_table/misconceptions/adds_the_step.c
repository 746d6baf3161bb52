/* This is what you get when the step is added to the row. Angles can be added.
 * Their sines and cosines can't: the sum leaves the circle.
 *
 * read: the-formulas-symbol-by-symbol */
#include "fast_table.h"

void turn_row(size_t d_model, const double step[d_model],
              const double row[d_model], double next[d_model])
{
    for (size_t k = 0; k < d_model; k++)
        next[k] = row[k] + step[k];
}
