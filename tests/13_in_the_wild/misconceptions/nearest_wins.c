/* This is what you get when the nearest style is the answer, however far off
 * it is. A row that no style gives within the tolerance is nobody's: the
 * answer is n.
 *
 * read: whose-row-is-it */
#include "style.h"

#include <math.h>

size_t whose(size_t n, const struct style style[n], double pos, size_t d_model,
             const double row[d_model], double tolerance)
{
    size_t found = n;
    double least = INFINITY;

    (void)tolerance;
    for (size_t k = 0; k < n; k++)
        for (double near = 1e-9; near < fmin(least, 64); near *= 1.01)
            if (row_fits(&style[k], pos, d_model, row, near)) {
                least = near;
                found = k;
            }
    return found;
}
