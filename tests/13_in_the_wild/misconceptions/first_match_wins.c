/* This is the first style that fits, also where another fits as well. Then the
 * row doesn't say whose it is, and the answer should be n + 1.
 *
 * read: whose-row-is-it */
#include "style.h"

#include <math.h>

size_t whose(size_t n, const struct style style[n], double pos, size_t d_model,
             const double row[d_model], double tolerance)
{
    for (size_t k = 0; k < n; k++)
        if (row_fits(&style[k], pos, d_model, row, tolerance))
            return k;
    return n;
}
