/* This is what you get when a difference becomes an int: either abs is used in
 * place of fabs, or it is kept in an int. The decimals are lost, and numbers
 * that differ by less than 1 seem to be equal.
 *
 * read: whose-row-is-it */
#include "with_whose.h"
#include <stdlib.h>

static bool fits(const struct style *style, double pos, size_t d_model,
                 const double row[d_model], double tolerance)
{
    double expected[d_model];

    style_row(style, pos, d_model, expected);
    for (size_t index = 0; index < d_model; index++)
        if (!(abs((int)(expected[index] - row[index])) <= tolerance))
            return false;
    return true;
}
