/* of: mean_row
 * kind: bounds
 * say: x has 3 rows of 2 numbers: .* This asks for column 2
 * line: 12 */
#include "order_blind.h"

void mean_row(size_t n, size_t d, const double x[n][d], double mean[d])
{
    for (size_t c = 0; c < d; c++) {
        mean[c] = 0;
        for (size_t r = 0; r < n; r++)
            mean[c] += x[c][r] / (double)n;
    }
}
