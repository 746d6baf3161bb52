/* This is what you get when the difference keeps its sign. Whatever is below
 * zero then lies within the tolerance, however large it is. Take fabs of it.
 *
 * read: whose-row-is-it */
#include "in_the_wild.h"

#include <math.h>

static bool fits(const struct style *style, double pos, size_t d_model,
                 const double row[d_model], double tolerance)
{
    double expected[d_model];

    style_row(style, pos, d_model, expected);
    for (size_t index = 0; index < d_model; index++)
        if (!(expected[index] - row[index] <= tolerance))
            return false;
    return true;
}

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
