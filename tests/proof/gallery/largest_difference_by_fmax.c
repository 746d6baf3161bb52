/* The largest difference is found by fmax, which leaves a NaN out.
 *
 * of: whose
 * kind: nan_fits
 * say: fmax leaves it out */
#include "in_the_wild.h"

#include <math.h>

size_t whose(size_t n, const struct style style[n], double pos, size_t d_model,
             const double row[d_model], double tolerance)
{
    size_t found = n;
    for (size_t s = 0; s < n; s++) {
        double expected[d_model];
        style_row(&style[s], pos, d_model, expected);
        double most = 0;
        for (size_t c = 0; c < d_model; c++) {
            most = fmax(most, fabs(expected[c] - row[c]));
        }
        bool fits = most <= tolerance;
        if (fits) {
            if (found < n) {
                return n + 1;
            }
            found = s;
        }
    }
    return found;
}
