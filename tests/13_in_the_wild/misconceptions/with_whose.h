/* The search for the one style that fits, right but for what it means to fit:
 * each file here that gets that wrong defines its own. */
#include "in_the_wild.h"

#include <math.h>

static bool fits(const struct style *style, double pos, size_t d_model,
                 const double row[d_model], double tolerance);

size_t whose(size_t n, const struct style style[n], double pos, size_t d_model,
             const double row[d_model], double tolerance)
{
    size_t found = n;

    for (size_t k = 0; k < n; k++) {
        if (!fits(&style[k], pos, d_model, row, tolerance))
            continue;
        if (found != n)
            return n + 1;
        found = k;
    }
    return found;
}
