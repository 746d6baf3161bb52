/* The static variable begins anew in each call: it is no cause.
 *
 * of: mean_row
 * kind: wrong
 * never: static */
#include "order_blind.h"

void mean_row(size_t n, size_t d_model, const double x[n][d_model],
              double mean[d_model])
{
    static double sum;

    for (size_t c = 0; c < d_model; c++) {
        sum = 0;
        for (size_t r = 1; r < n; r++)
            sum += x[r][c];
        mean[c] = sum / (double)(n + 1);
    }
}
