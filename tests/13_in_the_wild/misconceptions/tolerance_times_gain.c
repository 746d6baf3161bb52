/* This is what you get when the tolerance is multiplied by the gain. Each
 * number of the row, as it is given, may be off by the tolerance itself.
 *
 * read: whose-row-is-it */
#include "in_the_wild.h"

#include <math.h>

static bool fits(const struct style *style, double pos, size_t d_model,
                 const double row[d_model], double tolerance)
{
    double expected[d_model];

    style_row(style, pos, d_model, expected);
    for (size_t c = 0; c < d_model; c++)
        if (!(fabs(expected[c] - row[c]) <= tolerance * style->gain))
            return false;
    return true;
}

size_t whose(size_t n, const struct style style[n], double pos, size_t d_model,
             const double row[d_model], double tolerance)
{
    size_t found = n;

    for (size_t k = 0; k < n; k++)
        if (fits(&style[k], pos, d_model, row, tolerance))
            found = found == n ? k : n + 1;
    return found;
}
