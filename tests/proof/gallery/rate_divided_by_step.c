/* of: adam
 * say: The rate is divided by step here */
#include "does_order_matter.h"

#include <math.h>

void adam(size_t n, size_t step, double rate, const double gradient[n],
          double mean[n], double square[n], double parameter[n])
{
    for (size_t c = 0; c < n; c++) {
        double g = gradient[c];
        mean[c] = .9 * mean[c] + .1 * g;
        square[c] = .999 * square[c] + .001 * g * g;
        parameter[c] -=
            rate / (double)step * (mean[c] / (1 - pow(.9, (double)step))) /
            (sqrt(square[c] / (1 - pow(.999, (double)step))) + 1e-8);
    }
}
