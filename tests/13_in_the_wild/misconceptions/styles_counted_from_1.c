/* This is what you get when 1 is added to the answer. Styles are counted from
 * 0.
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
        bool fits = true;
        for (size_t c = 0; c < d_model; c++) {
            if (!(fabs(expected[c] - row[c]) <= tolerance)) {
                fits = false;
            }
        }
        if (fits) {
            if (found < n) {
                return n + 1;
            }
            found = s;
        }
    }
    return found + 1;
}
