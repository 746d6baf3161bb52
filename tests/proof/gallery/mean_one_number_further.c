/* The next row is looked for one number further.
 *
 * of: mean_row
 * kind: wrong
 * say: Here it is r \+ c */
#include "order_blind.h"

void mean_row(size_t n, size_t d, const double x[n][d], double mean[d])
{
    for (size_t c = 0; c < d; c++) {
        const double *row = x[0];

        mean[c] = 0;
        for (size_t r = 0; r < n; r++, row++)
            mean[c] += row[c];
        mean[c] /= (double)n;
    }
}
