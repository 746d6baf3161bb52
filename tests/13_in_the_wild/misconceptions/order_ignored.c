/* This is what you get when both rows are sorted before they are compared. The
 * order of the columns is a part of the style: a model that has learnt one
 * order can't read another.
 *
 * read: whose-row-is-it */
#include "with_whose.h"
#include <stdlib.h>
#include <string.h>

static int ascending(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

static bool fits(const struct style *style, double pos, size_t d_model,
                 const double row[d_model], double tolerance)
{
    double expected[d_model];
    double given[d_model];

    style_row(style, pos, d_model, expected);
    memcpy(given, row, sizeof given);
    qsort(expected, d_model, sizeof *expected, ascending);
    qsort(given, d_model, sizeof *given, ascending);
    for (size_t index = 0; index < d_model; index++)
        if (!(fabs(expected[index] - given[index]) <= tolerance))
            return false;
    return true;
}
