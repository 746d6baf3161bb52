/* This is what you get when both terms of a sine have the cosine of the step.
 * The second is the row's cosine times the sine of the step.
 *
 * read: the-formulas-symbol-by-symbol */
#include "fast_table.h"

void turn_row(size_t d_model, const double step[d_model],
              const double row[d_model], double next[d_model])
{
    for (size_t i = 0; i < d_model; i += 2) {
        next[i] = row[i] * step[i + 1] + row[i + 1] * step[i + 1];
        next[i + 1] = row[i + 1] * step[i + 1] - row[i] * step[i];
    }
}
