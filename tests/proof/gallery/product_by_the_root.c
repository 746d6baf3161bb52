/* of: project
 * kind: wrong
 * say: ^Every number here is 0\.5 times what it should be */
#include "add_vs_concat.h"

#include <math.h>

void project(size_t n, size_t d_in, size_t d_out, const double x[n][d_in],
             const double w[d_in][d_out], double y[n][d_out])
{
    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d_out; c++) {
            y[r][c] = 0;
            for (size_t k = 0; k < d_in; k++)
                y[r][c] += x[r][k] * w[k][c] / sqrt((double)d_out);
        }
}
