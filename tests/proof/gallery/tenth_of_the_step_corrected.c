/* A tenth of the step in both corrections.
 *
 * of: adam
 * kind: wrong
 * say: ^Each parameter moves 3\.01791 times as far as it should\.
 * say: is what 0\.1 gives in place of step, which is 1, in both corrections\.
 */
#include "does_order_matter.h"

#include <math.h>

void adam(size_t n, size_t step, double rate, const double gradient[n],
          double mean[n], double square[n], double parameter[n])
{
    double m = 1 - pow(0.9, (double)step / 10),
           s = 1 - pow(0.999, (double)step / 10);

    for (size_t c = 0; c < n; c++) {
        mean[c] = 0.9 * mean[c] + 0.1 * gradient[c];
        square[c] = 0.999 * square[c] + 0.001 * gradient[c] * gradient[c];
        parameter[c] -= rate * (mean[c] / m) / (sqrt(square[c] / s) + 1e-8);
    }
}
