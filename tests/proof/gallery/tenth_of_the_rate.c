/* A tenth of the rate.
 *
 * of: adam
 * kind: wrong
 * say: ^Each parameter moves 0\.1 times as far as it should\. step is 1 */
#include "does_order_matter.h"

#include <math.h>

void adam(size_t n, size_t step, double rate, const double gradient[n],
          double mean[n], double square[n], double parameter[n])
{
    double m = 1 - pow(0.9, (double)step), s = 1 - pow(0.999, (double)step);

    for (size_t c = 0; c < n; c++) {
        mean[c] = 0.9 * mean[c] + 0.1 * gradient[c];
        square[c] = 0.999 * square[c] + 0.001 * gradient[c] * gradient[c];
        parameter[c] -=
            rate / 10 * (mean[c] / m) / (sqrt(square[c] / s) + 1e-8);
    }
}
