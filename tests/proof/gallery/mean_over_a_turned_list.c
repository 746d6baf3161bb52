/* The matrix as one list, by columns.
 *
 * of: mean_row
 * kind: wrong
 * say: Here it is c \* n \+ r */
#include "order_blind.h"

void mean_row(size_t n, size_t d, const double x[n][d], double mean[d])
{
    const double *flat = x[0];

    for (size_t c = 0; c < d; c++) {
        double sum = 0;

        for (size_t r = 0; r < n; r++)
            sum += flat[c * n + r];
        mean[c] = sum / (double)n;
    }
}
