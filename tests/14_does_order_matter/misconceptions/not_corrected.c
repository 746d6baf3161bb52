/* This is what you get when mean and square are not corrected for having begun
 * with 0. The two do not grow equally fast: the first step is 3.16 times as
 * long as the rate.
 *
 * read: how-far-to-step
 * shipped: https://github.com/google-research/bert/issues/153
 * shipped: https://github.com/ml-explore/mlx/pull/1640 */
#include "does_order_matter.h"

#include <math.h>

void adam(size_t n, size_t step, double rate, const double gradient[n],
          double mean[n], double square[n], double parameter[n])
{
    (void)step;
    for (size_t c = 0; c < n; c++) {
        double g = gradient[c];

        mean[c] = 0.9 * mean[c] + 0.1 * g;
        square[c] = 0.999 * square[c] + 0.001 * g * g;
        parameter[c] -= rate * mean[c] / (sqrt(square[c]) + 1e-8);
    }
}
