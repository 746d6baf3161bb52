/* This is what you get when a NaN is not refused. No comparison with it is
 * true, so it is not greater than the tolerance; and fmax leaves it out. Ask
 * of each difference whether it is at most the tolerance, and refuse all else.
 *
 * read: whose-row-is-it */
#include "with_whose.h"

static bool fits(const struct style *style, double pos, size_t d_model,
                 const double row[d_model], double tolerance)
{
    double expected[d_model];

    style_row(style, pos, d_model, expected);
    for (size_t index = 0; index < d_model; index++)
        if (fabs(expected[index] - row[index]) > tolerance)
            return false;
    return true;
}
