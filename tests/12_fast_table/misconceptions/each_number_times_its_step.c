/* This is what you get when each number is multiplied by the one below it in
 * the step. A new sine needs both old numbers, and so does a new cosine.
 *
 * read: the-formulas-symbol-by-symbol */
#include "fast_table.h"

void turn_row(size_t d_model, const double step[d_model],
              const double row[d_model], double next[d_model])
{
    for (size_t k = 0; k < d_model; k++)
        next[k] = row[k] * step[k];
}
