/* This is what you get with < where the contract has "within the tolerance, or
 * exactly at its edge". With a tolerance of 0 no row would fit at all.
 *
 * read: whose-row-is-it */
#include "with_whose.h"

static bool fits(const struct style *style, double pos, size_t d_model,
                 const double row[d_model], double tolerance)
{
    double expected[d_model];

    style_row(style, pos, d_model, expected);
    for (size_t index = 0; index < d_model; index++)
        if (!(fabs(expected[index] - row[index]) < tolerance))
            return false;
    return true;
}
