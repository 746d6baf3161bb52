/* A mean, and the number of the step, go on from call to call.
 *
 * of: softmax_backward
 * kind: wrong
 * say: The same call gave the other numbers before
 *
 * of: adam
 * kind: wrong
 * say: The same call gave the other numbers before */
#include "does_order_matter.h"

#include <math.h>

void softmax_backward(size_t n, const double weight[n], const double dweight[n],
                      double dscore[n])
{
    static double mean;

    for (size_t j = 0; j < n; j++)
        mean += weight[j] * dweight[j];
    for (size_t j = 0; j < n; j++)
        dscore[j] = weight[j] * (dweight[j] - mean);
}

void adam(size_t n, size_t step, double rate, const double gradient[n],
          double mean[n], double square[n], double parameter[n])
{
    static double t;

    (void)step;
    t++;
    for (size_t c = 0; c < n; c++) {
        double g = gradient[c];

        mean[c] = 0.9 * mean[c] + 0.1 * g;
        square[c] = 0.999 * square[c] + 0.001 * g * g;
        parameter[c] -= rate * mean[c] / (1 - pow(0.9, t)) /
                        (sqrt(square[c] / (1 - pow(0.999, t))) + 1e-8);
    }
}
