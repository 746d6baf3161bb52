/* flag:
 * points: all */
/* qsort calls any address; this one is honest. */
#include "full_formula.h"

#include <math.h>
#include <stdlib.h>

static int by_size(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

static void sort(void)
{
    int (*f)(const void *, const void *) = by_size;
    double values[] = {3, 1, 2};

    qsort(values, 3, sizeof *values, f);
}

double pair_frequency(size_t i, size_t d_model)
{
    sort();
    return pow(10000, -2.0 * (double)i / (double)d_model);
}
