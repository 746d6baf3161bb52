/* This is what you get when a pair whose sine is 0 is left as it is. It turns
 * as well: its sine becomes its cosine times the sine of the step.
 *
 * read: one-step-for-every-row */
#include "fast_table.h"

void turn_row(size_t d_model, const double step[d_model],
              const double row[d_model], double next[d_model])
{
    for (size_t i = 0; i < d_model / 2; i++) {
        double s = row[2 * i], c = row[2 * i + 1];
        if (s == 0) {
            next[2 * i] = s;
            next[2 * i + 1] = c;
            continue;
        }
        double sin_a = step[2 * i], cos_a = step[2 * i + 1];
        next[2 * i] = s * cos_a + c * sin_a;
        next[2 * i + 1] = c * cos_a - s * sin_a;
    }
}
