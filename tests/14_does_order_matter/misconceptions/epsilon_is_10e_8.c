/* This is what you get with a small number of 1e-7, which is what 10e-8 means.
 * The paper has 1e-8.
 *
 * read: how-far-to-step
 * shipped: https://github.com/jrios6/Adam-vs-SGD-Numpy/issues/1 */
#include "does_order_matter.h"

#include <math.h>

void adam(size_t n, size_t step, double rate, const double gradient[n],
          double mean[n], double square[n], double parameter[n])
{
    double mean_part = 1 - pow(0.9, (double)step);
    double square_part = 1 - pow(0.999, (double)step);

    for (size_t c = 0; c < n; c++) {
        double g = gradient[c];

        mean[c] = 0.9 * mean[c] + 0.1 * g;
        square[c] = 0.999 * square[c] + 0.001 * g * g;
        parameter[c] -= rate * (mean[c] / mean_part) /
                        (sqrt(square[c] / square_part) + 10e-8);
    }
}
