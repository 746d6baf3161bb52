/* This is what you get when softmax is computed over the columns of the scores:
 * over all queries for one key. The shares that a token uses then no longer add
 * up to 1.
 *
 * read: queries-keys-and-values */
#include "multi_head.h"

#include <math.h>

/* The scores of key j, divided by the sum of all of them. */
static void share_out(size_t n, size_t j, double share[n][n])
{
    double largest = -INFINITY, sum = 0;

    for (size_t r = 0; r < n; r++)
        largest = fmax(largest, share[r][j]);
    for (size_t r = 0; r < n; r++)
        sum += share[r][j] = exp(share[r][j] - largest);
    for (size_t r = 0; r < n; r++)
        share[r][j] /= sum;
}

void attention(size_t n, size_t d_k, size_t d_v, const double q[n][d_k],
               const double k[n][d_k], const double v[n][d_v], bool causal,
               double y[n][d_v])
{
    double share[n][n];

    for (size_t r = 0; r < n; r++)
        for (size_t j = 0; j < n; j++) {
            share[r][j] = causal && j > r ? -INFINITY : 0;
            for (size_t c = 0; c < d_k; c++)
                share[r][j] += q[r][c] * k[j][c] / sqrt((double)d_k);
        }
    for (size_t j = 0; j < n; j++)
        share_out(n, j, share);
    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d_v; c++) {
            y[r][c] = 0;
            for (size_t j = 0; j < n; j++)
                y[r][c] += share[r][j] * v[j][c];
        }
}
