/* This is the nearest style, however far off it is. A row that no style gives
 * within the tolerance is nobody's: the answer should be n.
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
    for (size_t k = 0; k < n; k++) {
        double below = 1e-9, above = fmin(least, 64);

        if (!row_fits(&style[k], pos, d_model, row, above / 1.01))
            continue;
        while (above > 1.01 * below) {
            double middle = sqrt(above * below);
            bool fits = row_fits(&style[k], pos, d_model, row, middle);

            *(fits ? &above : &below) = middle;
        }
        least = above;
        found = k;
    }
    return found;
}
