/* This is what you get when the mean of the differences is compared with the
 * tolerance. No single difference may be above it.
 *
 * read: whose-row-is-it */
#include "in_the_wild.h"

#include <math.h>

size_t whose(size_t n, const struct style style[n], double pos, size_t d_model,
             const double row[d_model], double tolerance)
{
    size_t found = n;
    for (size_t s = 0; s < n; s++) {
        double expected[d_model];
        style_row(&style[s], pos, d_model, expected);
        double sum = 0;
        for (size_t c = 0; c < d_model; c++) {
            sum += fabs(expected[c] - row[c]);
        }
        bool fits = sum / (double)d_model <= tolerance;
        if (fits) {
            if (found < n) {
                return n + 1;
            }
            found = s;
        }
    }
    return found;
}
