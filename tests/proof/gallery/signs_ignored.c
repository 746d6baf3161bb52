/* The sizes of the numbers are added, not their difference taken, so no style
 * fits.
 *
 * of: whose
 * kind: wrong
 * say: fits, and the answer is that none does */
#include "in_the_wild.h"

#include <math.h>

size_t whose(size_t n, const struct style style[n], double pos, size_t d_model,
             const double row[d_model], double tolerance)
{
    size_t found = n;

    for (size_t s = 0; s < n; s++) {
        double expected[d_model];
        bool fits = true;

        style_row(&style[s], pos, d_model, expected);
        for (size_t c = 0; c < d_model; c++)
            fits = fits && fabs(expected[c] + row[c]) <= tolerance;
        if (fits && found < n)
            return n + 1;
        if (fits)
            found = s;
    }
    return found;
}
