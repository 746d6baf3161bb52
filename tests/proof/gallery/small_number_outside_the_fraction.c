/* The small number stands behind the fraction, without brackets.
 *
 * of: adam
 * kind: wrong
 * say: The rate is 0, so no parameter should move */
#include "does_order_matter.h"

#include <math.h>

void adam(size_t n, size_t step, double rate, const double gradient[n],
          double mean[n], double square[n], double parameter[n])
{
    double t = (double)step;

    for (size_t i = 0; i < n; i++) {
        double g = gradient[i];

        mean[i] = 0.9 * mean[i] + 0.1 * g;
        square[i] = 0.999 * square[i] + 0.001 * g * g;
        double m = mean[i] / (1 - pow(0.9, t));
        double s = square[i] / (1 - pow(0.999, t));
        parameter[i] -= rate * m / sqrt(s) + 1e-8;
    }
}
