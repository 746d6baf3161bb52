/* This is what you get when the power is step - 1, as if steps counted from 0.
 * The first step is 1: with 0 both corrections are 1 - 1, a division by 0.
 *
 * read: how-far-to-step
 * shipped: https://github.com/deeplearning4j/nd4j/pull/1227 */
#include "does_order_matter.h"

#include <math.h>

void adam(size_t n, size_t step, double rate, const double gradient[n],
          double mean[n], double square[n], double parameter[n])
{
    double mean_part = 1 - pow(0.9, (double)(step - 1));
    double square_part = 1 - pow(0.999, (double)(step - 1));

    for (size_t c = 0; c < n; c++) {
        double g = gradient[c];

        mean[c] = 0.9 * mean[c] + 0.1 * g;
        square[c] = 0.999 * square[c] + 0.001 * g * g;
        parameter[c] -= rate * (mean[c] / mean_part) /
                        (sqrt(square[c] / square_part) + 1e-8);
    }
}
