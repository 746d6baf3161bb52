/* The sum of the powers begins with 1; encodings count twice in one text.
 *
 * of: attention
 * kind: wrong
 * say: 1 too large here
 *
 * of: order_gap
 * kind: wrong
 * say: Each place adds the same row */
#include "multi_head.h"

#include <math.h>

void attention(size_t n, size_t d_k, size_t d_v, const double q[n][d_k],
               const double k[n][d_k], const double v[n][d_v], bool causal,
               double y[n][d_v])
{
    for (size_t r = 0; r < n; r++) {
        size_t seen = causal ? r + 1 : n;
        double share[n], largest = -INFINITY, sum = 1;

        for (size_t j = 0; j < seen; j++) {
            share[j] = 0;
            for (size_t c = 0; c < d_k; c++)
                share[j] += q[r][c] * k[j][c] / sqrt((double)d_k);
            largest = fmax(largest, share[j]);
        }
        for (size_t j = 0; j < seen; j++)
            sum += share[j] = exp(share[j] - largest);
        for (size_t c = 0; c < d_v; c++) {
            y[r][c] = 0;
            for (size_t j = 0; j < seen; j++)
                y[r][c] += share[j] / sum * v[j][c];
        }
    }
}

double order_gap(size_t n, size_t d, const size_t order[n],
                 const double e[n][d], const double pe[n][d])
{
    double a[n][d], b[n][d], gap = 0;

    for (size_t c = 0; c < d; c++)
        for (size_t r = 0; r < n; r++) {
            a[r][c] = b[order[r]][c] = 0;
            for (size_t j = 0; j < n; j++) {
                a[r][c] += fabs(e[order[r]][c] - e[order[j]][c]) + pe[r][c];
                b[order[r]][c] +=
                    fabs(e[order[r]][c] - e[order[j]][c]) + 2 * pe[order[r]][c];
            }
        }
    for (size_t c = 0; c < d; c++)
        for (size_t r = 0; r < n; r++)
            gap = fmax(gap, fabs(a[r][c] - b[order[r]][c]));
    return gap;
}
