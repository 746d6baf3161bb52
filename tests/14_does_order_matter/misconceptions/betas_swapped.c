/* This is what you get when 0.9 and 0.999 are swapped: the mean would be over
 * the last 1000 gradients or so, and the square over the last 10.
 *
 * read: how-far-to-step */
#include "does_order_matter.h"

#include <math.h>

void adam(size_t n, size_t step, double rate, const double gradient[n],
          double mean[n], double square[n], double parameter[n])
{
    double mean_part = 1 - pow(0.999, (double)step);
    double square_part = 1 - pow(0.9, (double)step);

    for (size_t c = 0; c < n; c++) {
        double g = gradient[c];

        mean[c] = 0.999 * mean[c] + 0.001 * g;
        square[c] = 0.9 * square[c] + 0.1 * g * g;
        parameter[c] -= rate * (mean[c] / mean_part) /
                        (sqrt(square[c] / square_part) + 1e-8);
    }
}
