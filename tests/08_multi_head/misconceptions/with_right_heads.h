/* The results of all heads side by side, which are right: what becomes of them
 * is wrong in the files that include this. */
#include "multi_head.h"

static void product(size_t n, size_t d, size_t width, size_t first,
                    const double x[n][d], const double w[d][d],
                    double y[n][width])
{
    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < width; c++) {
            y[r][c] = 0;
            for (size_t k = 0; k < d; k++)
                y[r][c] += x[r][k] * w[k][first + c];
        }
}

static void one_head(size_t n, size_t d, size_t width, size_t first,
                     const double x[n][d], const double w_q[d][d],
                     const double w_k[d][d], const double w_v[d][d],
                     bool causal, double joined[n][d])
{
    double q[n][width], k[n][width], v[n][width], y[n][width];

    product(n, d, width, first, x, w_q, q);
    product(n, d, width, first, x, w_k, k);
    product(n, d, width, first, x, w_v, v);
    attention(n, width, width, q, k, v, causal, y);
    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < width; c++)
            joined[r][first + c] = y[r][c];
}
