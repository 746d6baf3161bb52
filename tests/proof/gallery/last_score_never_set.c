/* The last score is never set, and the root of a negative number is taken: the
 * same call gives the same, twice.
 *
 * of: softmax_backward
 * kind: wrong
 * say: This number was never set
 * never: The same call gave
 *
 * of: adam
 * kind: wrong
 * row: nan
 * never: The same call gave */
#include "does_order_matter.h"

#include <math.h>

void softmax_backward(size_t n, const double weight[n], const double dweight[n],
                      double dscore[n])
{
    double mean = 0;

    for (size_t j = 0; j < n; j++)
        mean += weight[j] * dweight[j];
    for (size_t j = 0; j + 1 < n; j++)
        dscore[j] = weight[j] * (dweight[j] - mean);
}

void adam(size_t n, size_t step, double rate, const double gradient[n],
          double mean[n], double square[n], double parameter[n])
{
    for (size_t c = 0; c < n; c++) {
        double g = gradient[c];

        mean[c] = 0.9 * mean[c] + 0.1 * g;
        square[c] = 0.999 * square[c] - 0.002 * g * g;
        parameter[c] -=
            rate * mean[c] / (1 - pow(0.9, (double)step)) /
            (sqrt(square[c] / (1 - pow(0.999, (double)step))) + 1e-8);
    }
}
