/* of: project
 * kind: wrong
 * never: Small products are right */
#include "add_vs_concat.h"

void project(size_t n, size_t d_in, size_t d_out, const double x[n][d_in],
             const double w[d_in][d_out], double y[n][d_out])
{
    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d_out; c++) {
            double sum = 0;
            for (size_t k = 0; k < d_in; k++)
                sum += x[r][k] * w[r % d_in][c];
            y[r][c] = sum;
        }
}
