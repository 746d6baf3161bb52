/* This is what you get when only the first number of a row is compared. It is
 * sin 1 in most tables.
 *
 * read: whose-row-is-it */
#include "with_whose.h"

static bool fits(const struct style *style, double pos, size_t d_model,
                 const double row[d_model], double tolerance)
{
    double expected[d_model];

    style_row(style, pos, d_model, expected);
    return fabs(expected[0] - row[0]) <= tolerance;
}
