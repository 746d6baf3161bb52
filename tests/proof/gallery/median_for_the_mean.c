/* The middle of each sorted column.
 *
 * of: mean_row
 * kind: wrong
 * say: This is the median */
#include "order_blind.h"

#include <stdlib.h>

static int ascending(const void *a, const void *b)
{
    double p = *(const double *)a, q = *(const double *)b;

    return (p > q) - (p < q);
}

void mean_row(size_t n, size_t d, const double x[n][d], double mean[d])
{
    double column[n];

    for (size_t c = 0; c < d; c++) {
        for (size_t r = 0; r < n; r++)
            column[r] = x[r][c];
        qsort(column, n, sizeof column[0], ascending);
        mean[c] = column[n / 2];
    }
}
