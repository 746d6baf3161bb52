/* This is what you get when the corrected mean and square are stored, so that
 * the next step corrects them again. Keep the uncorrected ones in the arrays,
 * and the others in variables.
 *
 * read: how-far-to-step
 * shipped: https://github.com/frgfm/holocron/issues/1 */
#include "does_order_matter.h"

#include <math.h>

void adam(size_t n, size_t step, double rate, const double gradient[n],
          double mean[n], double square[n], double parameter[n])
{
    double mean_part = 1 - pow(0.9, (double)step);
    double square_part = 1 - pow(0.999, (double)step);

    for (size_t c = 0; c < n; c++) {
        double g = gradient[c];

        mean[c] = 0.9 * mean[c] + 0.1 * g;
        square[c] = 0.999 * square[c] + 0.001 * g * g;
        mean[c] /= mean_part;
        square[c] /= square_part;
        parameter[c] -= rate * mean[c] / (sqrt(square[c]) + 1e-8);
    }
}
