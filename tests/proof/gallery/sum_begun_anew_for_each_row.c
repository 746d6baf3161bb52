/* The sum is declared once more in the loop, and hides the other one.
 *
 * of: mean_row
 * kind: wrong
 * say: Every number is 0 in every call */
#include "order_blind.h"

void mean_row(size_t n, size_t d, const double x[n][d], double mean[d])
{
    for (size_t c = 0; c < d; c++) {
        double sum = 0;

        for (size_t r = 0; r < n; r++) {
            double sum = 0;

            sum += x[r][c];
        }
        mean[c] = sum / (double)n;
    }
}
