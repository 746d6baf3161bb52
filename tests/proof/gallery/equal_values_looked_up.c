/* Two equal values of the sorted copy are found at one place.
 *
 * of: closest_values
 * kind: wrong
 * never: This pair is equally close */
#include "single_sine.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static int cmp(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

static size_t find(const double *value, double x)
{
    size_t i = 0;

    while (value[i] != x)
        i++;
    return i;
}

double closest_values(size_t n, const double value[n], size_t *p, size_t *q)
{
    double v[n];
    double best = INFINITY;

    memcpy(v, value, n * sizeof *v);
    qsort(v, n, sizeof *v, cmp);
    for (size_t i = 0; i + 1 < n; i++)
        if (v[i + 1] - v[i] < best) {
            size_t a = find(value, v[i]), b = find(value, v[i + 1]);

            best = v[i + 1] - v[i];
            *p = a < b ? a : b;
            *q = a < b ? b : a;
        }
    return best;
}
