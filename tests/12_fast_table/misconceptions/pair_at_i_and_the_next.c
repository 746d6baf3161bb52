/* This is what you get when pair i of the row is read at i and i + 1. It stands
 * at 2i and 2i + 1.
 *
 * read: the-formulas-symbol-by-symbol */
#include "fast_table.h"

void turn_row(size_t d_model, const double step[d_model],
              const double row[d_model], double next[d_model])
{
    for (size_t i = 0; i < d_model / 2; i++) {
        double sine = row[i], cosine = row[i + 1];

        next[2 * i] = sine * step[2 * i + 1] + cosine * step[2 * i];
        next[2 * i + 1] = cosine * step[2 * i + 1] - sine * step[2 * i];
    }
}
