/* This is what you get with 0.9 of the mean plus the whole gradient, and 0.999
 * of the square plus the whole g^2. Only 0.1 and 0.001 of the new are added,
 * so that the sum is a mean.
 *
 * read: how-far-to-step */
#include "does_order_matter.h"

#include <math.h>

void adam(size_t n, size_t step, double rate, const double gradient[n],
          double mean[n], double square[n], double parameter[n])
{
    double mean_part = 1 - pow(0.9, (double)step);
    double square_part = 1 - pow(0.999, (double)step);

    for (size_t c = 0; c < n; c++) {
        double g = gradient[c];

        mean[c] = 0.9 * mean[c] + g;
        square[c] = 0.999 * square[c] + g * g;
        parameter[c] -= rate * (mean[c] / mean_part) /
                        (sqrt(square[c] / square_part) + 1e-8);
    }
}
