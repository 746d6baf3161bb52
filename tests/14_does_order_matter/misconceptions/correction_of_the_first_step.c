/* This is what you get when mean and square are always divided by 0.1 and
 * 0.001, as in the first step. The power is the step: 1 - 0.9^t and 1 -
 * 0.999^t.
 *
 * read: how-far-to-step */
#include "does_order_matter.h"

#include <math.h>

void adam(size_t n, size_t step, double rate, const double gradient[n],
          double mean[n], double square[n], double parameter[n])
{
    (void)step;
    double mean_part = 1 - 0.9;
    double square_part = 1 - 0.999;

    for (size_t c = 0; c < n; c++) {
        double g = gradient[c];

        mean[c] = 0.9 * mean[c] + 0.1 * g;
        square[c] = 0.999 * square[c] + 0.001 * g * g;
        parameter[c] -= rate * (mean[c] / mean_part) /
                        (sqrt(square[c] / square_part) + 1e-8);
    }
}
