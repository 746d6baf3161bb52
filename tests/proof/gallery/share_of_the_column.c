/* The scores and the softmax are right. The value j meets another share.
 *
 * alone: a sanitizer sees the index that leaves the array
 * of: attention
 * kind: wrong
 * say: which share meets which value
 */
#include "multi_head.h"

#include <math.h>

void attention(size_t n, size_t d_k, size_t d_v, const double q[n][d_k],
               const double k[n][d_k], const double v[n][d_v], bool causal,
               double y[n][d_v])
{
    double share[n];

    for (size_t r = 0; r < n; r++) {
        size_t seen = causal ? r + 1 : n;
        double largest = -INFINITY, sum = 0;

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
                y[r][c] += share[c] / sum * v[j][c];
        }
    }
}
