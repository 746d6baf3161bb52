/* The mean is brought up to date after the line of the parameter.
 *
 * of: adam
 * kind: wrong
 * say: is it brought up to date before the parameter.s line
 * say: was 0 added to it */
#include "does_order_matter.h"

#include <math.h>

void adam(size_t n, size_t step, double rate, const double gradient[n],
          double mean[n], double square[n], double parameter[n])
{
    double fix_mean = 1 - pow(0.9, (double)step);
    double fix_square = 1 - pow(0.999, (double)step);
    for (size_t c = 0; c < n; c++) {
        double g = gradient[c];
        square[c] = 0.999 * square[c] + 0.001 * g * g;
        parameter[c] -=
            rate * (mean[c] / fix_mean) / (sqrt(square[c] / fix_square) + 1e-8);
        mean[c] = 0.9 * mean[c] + 0.1 * g;
    }
}
