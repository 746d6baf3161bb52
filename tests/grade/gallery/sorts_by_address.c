/* flag: has a function called by qsort
 * points: all */
/* qsort calls any address; this one is honest, but that is not plain. */
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

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    for (size_t k = 0; k < d_model; k++) {
        double phase = (double)pos * pair_frequency(k / 2, d_model);

        pe[k] = k % 2 == 0 ? sin(phase) : cos(phase);
    }
}

void encode_sequence(size_t n, size_t d_model, double pe[n][d_model])
{
    for (size_t pos = 0; pos < n; pos++)
        encode_position(pos, d_model, pe[pos]);
}
