/* This is what you get when the differences of all columns are added up before
 * they are compared with the tolerance. Each number may be off by the
 * tolerance.
 *
 * read: whose-row-is-it */
#include "with_whose.h"

static bool fits(const struct style *style, double pos, size_t d_model,
                 const double row[d_model], double tolerance)
{
    double expected[d_model];
    double sum = 0;

    style_row(style, pos, d_model, expected);
    for (size_t index = 0; index < d_model; index++)
        sum += fabs(expected[index] - row[index]);
    return sum <= tolerance;
}
