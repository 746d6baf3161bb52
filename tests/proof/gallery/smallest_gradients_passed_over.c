/* Gradients below 5e-9 are passed over, but for 0.
 *
 * of: adam
 * kind: wrong
 * say: Some of the parameters with a small gradient
 * never: how large is it */
#include "does_order_matter.h"

#include <math.h>

void adam(size_t n, size_t step, double rate, const double gradient[n],
          double mean[n], double square[n], double parameter[n])
{
    double fix_mean = 1 - pow(0.9, (double)step);
    double fix_square = 1 - pow(0.999, (double)step);

    for (size_t c = 0; c < n; c++) {
        double g = gradient[c];

        if (g != 0 && fabs(g) < 5e-9)
            continue;
        mean[c] = 0.9 * mean[c] + 0.1 * g;
        square[c] = 0.999 * square[c] + 0.001 * g * g;
        parameter[c] -=
            rate * (mean[c] / fix_mean) / (sqrt(square[c] / fix_square) + 1e-8);
    }
}
