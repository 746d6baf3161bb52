/* This is what you get when the values, or a copy of them, are sorted, and p
 * and q are indices in what is sorted. The values are the right ones. The
 * indices should be those in the list that was given.
 *
 * read: every-pair-not-only-the-neighbours */
#include "single_sine.h"

#include <math.h>
#include <stdlib.h>

static int ascending(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

double closest_values(size_t n, const double value[n], size_t *p, size_t *q)
{
    double sorted[n], closest = INFINITY;

    for (size_t k = 0; k < n; k++)
        sorted[k] = value[k];
    qsort(sorted, n, sizeof *sorted, ascending);
    for (size_t k = 0; k + 1 < n; k++)
        if (sorted[k + 1] - sorted[k] < closest) {
            closest = sorted[k + 1] - sorted[k];
            *p = k;
            *q = k + 1;
        }
    return closest;
}
