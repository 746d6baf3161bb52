/* The mean of each row, as far as they fit.
 *
 * of: mean_row
 * kind: wrong
 * say: Number r here is the mean of row r */
#include "order_blind.h"

void mean_row(size_t n, size_t d, const double x[n][d], double mean[d])
{
    for (size_t r = 0; r < n; r++) {
        double sum = 0;

        for (size_t c = 0; c < d; c++)
            sum += x[r][c];
        if (r < d)
            mean[r] = sum / (double)d;
    }
}
