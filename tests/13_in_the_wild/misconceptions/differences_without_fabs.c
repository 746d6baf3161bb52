/* This is what you get when the difference keeps its sign. Whatever is below
 * zero then lies within the tolerance, however large it is. Take fabs of it.
 *
 * read: whose-row-is-it */
#include "with_whose.h"

static bool fits(const struct style *style, double pos, size_t d_model,
                 const double row[d_model], double tolerance)
{
    double expected[d_model];

    style_row(style, pos, d_model, expected);
    for (size_t index = 0; index < d_model; index++)
        if (!(row[index] - expected[index] <= tolerance))
            return false;
    return true;
}
