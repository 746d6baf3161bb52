/* 9 / 10 is 0, so the mean is divided by 1.
 *
 * of: adam
 * kind: only_the_square_corrected
 * say: in C 9 / 10 is 0 */
#include "does_order_matter.h"

#include <math.h>

void adam(size_t n, size_t step, double rate, const double gradient[n],
          double mean[n], double square[n], double parameter[n])
{
    double first = 1 - pow(9 / 10, (double)step);
    double second = 1 - pow(0.999, (double)step);
    for (size_t c = 0; c < n; c++) {
        double g = gradient[c];
        mean[c] = 0.9 * mean[c] + 0.1 * g;
        square[c] = 0.999 * square[c] + 0.001 * g * g;
        double up = mean[c] / first;
        double down = sqrt(square[c] / second) + 1e-8;
        parameter[c] -= rate * up / down;
    }
}
