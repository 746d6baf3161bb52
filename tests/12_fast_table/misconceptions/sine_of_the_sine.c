/* This is what you get when the sine and the cosine are taken of a number of
 * the step. It is a sine already: nothing is left to compute but products.
 *
 * read: one-step-for-every-row */
#include "fast_table.h"

#include <math.h>

void turn_row(size_t d_model, const double step[d_model],
              const double row[d_model], double next[d_model])
{
    for (size_t i = 0; i < d_model / 2; i++) {
        double s = row[2 * i], c = row[2 * i + 1];
        double sin_a = sin(step[2 * i]), cos_a = cos(step[2 * i]);
        next[2 * i] = s * cos_a + c * sin_a;
        next[2 * i + 1] = c * cos_a - s * sin_a;
    }
}
