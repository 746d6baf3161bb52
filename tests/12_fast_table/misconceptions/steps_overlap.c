/* This is what you get when the step of pair i is read at i and i + 1. It
 * stands at 2i and 2i + 1, as in the row.
 *
 * read: one-step-for-every-row */
#include "fast_table.h"

void turn_row(size_t d_model, const double step[d_model],
              const double row[d_model], double next[d_model])
{
    for (size_t i = 0; i < d_model / 2; i++) {
        double s = row[2 * i], c = row[2 * i + 1];
        double sin_a = step[i], cos_a = step[i + 1];
        next[2 * i] = s * cos_a + c * sin_a;
        next[2 * i + 1] = c * cos_a - s * sin_a;
    }
}
