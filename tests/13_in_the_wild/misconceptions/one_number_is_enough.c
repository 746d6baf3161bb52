/* This is what you get when a style fits as soon as one of its numbers does.
 * All of them must: most tables share their first number.
 *
 * read: whose-row-is-it */
#include "with_whose.h"

static bool fits(const struct style *style, double pos, size_t d_model,
                 const double row[d_model], double tolerance)
{
    double expected[d_model];

    style_row(style, pos, d_model, expected);
    for (size_t index = 0; index < d_model; index++)
        if (fabs(expected[index] - row[index]) <= tolerance)
            return true;
    return false;
}
