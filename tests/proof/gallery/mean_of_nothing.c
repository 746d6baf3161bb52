/* of: mean_row
 * kind: wrong
 * never: [Ww]herever|wrong number: */
#include "order_blind.h"

void mean_row(size_t n, size_t d_model, const double x[n][d_model],
              double mean[d_model])
{
    for (size_t c = 0; c < d_model; c++) {
        double sum = 0;

        for (size_t r = 0; r > n; r++)
            sum += x[r][c];
        mean[c] = sum / (double)n;
    }
}
