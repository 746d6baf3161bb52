/* This is what you get when the search ends at the first style that fits. If
 * another fits as well, the row doesn't say whose it is: the answer is n + 1.
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
