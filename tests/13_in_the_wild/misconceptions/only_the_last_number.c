/* This is what you get when the last number alone decides. Is fits = ...
 * written in the loop, and does each column write over the one before? One
 * number that is too far off must be enough to refuse a style.
 *
 * read: whose-row-is-it */
#include "in_the_wild.h"

#include <math.h>

size_t whose(size_t n, const struct style style[n], double pos, size_t d_model,
             const double row[d_model], double tolerance)
{
    size_t found = n;

    for (size_t k = 0; k < n; k++) {
        double expected[d_model];

        style_row(&style[k], pos, d_model, expected);
        if (fabs(expected[d_model - 1] - row[d_model - 1]) <= tolerance)
            found = found == n ? k : n + 1;
    }
    return found;
}
