/* A product is divided as a score is; layers are 3.
 *
 * of: project
 * kind: wrong
 * say: divided by the root of d_in
 *
 * of: attention_parameters
 * kind: wrong
 * say: 3 stands here in place of the layers */
#include "add_vs_concat.h"

#include <math.h>

void project(size_t n, size_t d_in, size_t d_out, const double x[n][d_in],
             const double w[d_in][d_out], double y[n][d_out])
{
    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d_out; c++) {
            y[r][c] = 0;
            for (size_t k = 0; k < d_in; k++)
                y[r][c] += x[r][k] * w[k][c] / sqrt((double)d_in);
        }
}

size_t attention_parameters(size_t d_in, size_t d_head, size_t heads,
                            size_t layers)
{
    return 3 * d_in * d_head * heads * 3;
}
