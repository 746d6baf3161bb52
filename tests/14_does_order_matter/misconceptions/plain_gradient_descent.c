/* This is what you get when rate times gradient is subtracted, as descend does
 * in chapter 09. Adam subtracts rate times mean over root.
 *
 * read: how-far-to-step */
#include "does_order_matter.h"

#include <math.h>

void adam(size_t n, size_t step, double rate, const double gradient[n],
          double mean[n], double square[n], double parameter[n])
{
    (void)step;
    for (size_t c = 0; c < n; c++) {
        double g = gradient[c];

        mean[c] = 0.9 * mean[c] + 0.1 * g;
        square[c] = 0.999 * square[c] + 0.001 * g * g;
        parameter[c] -= rate * g;
    }
}
