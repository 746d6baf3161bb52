/* This is what you get when the styles' rows 0 are compared with the row,
 * whatever its position is. Each style's row must be that of pos.
 *
 * read: whose-row-is-it */
#include "style.h"

#include <math.h>

size_t whose(size_t n, const struct style style[n], double pos, size_t d_model,
             const double row[d_model], double tolerance)
{
    size_t found = n;

    (void)pos;
    for (size_t k = 0; k < n; k++) {
        if (!row_fits(&style[k], 0, d_model, row, tolerance))
            continue;
        if (found != n)
            return n + 1;
        found = k;
    }
    return found;
}
