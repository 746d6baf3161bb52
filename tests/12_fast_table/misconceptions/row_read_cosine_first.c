/* This is what you get when the row is read with the cosine first. Number 2i
 * is the sine of pair i, and number 2i + 1 its cosine.
 *
 * read: one-step-for-every-row */
#include "fast_table.h"

void turn_row(size_t d_model, const double step[d_model],
              const double row[d_model], double next[d_model])
{
    for (size_t i = 0; i < d_model / 2; i++) {
        double c = row[2 * i], s = row[2 * i + 1];
        double sin_a = step[2 * i], cos_a = step[2 * i + 1];
        next[2 * i] = s * cos_a + c * sin_a;
        next[2 * i + 1] = c * cos_a - s * sin_a;
    }
}
