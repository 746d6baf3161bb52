/* This is what you get when row r of the scores is made of key r and all the
 * queries. It is the query that belongs to the row that asks. Where Q = K it
 * makes no difference.
 *
 * read: queries-keys-and-values */
#include "multi_head.h"

#include <math.h>

void attention(size_t n, size_t d_k, size_t d_v, const double q[n][d_k],
               const double k[n][d_k], const double v[n][d_v], bool causal,
               double y[n][d_v])
{
    for (size_t r = 0; r < n; r++) {
        double score[n], largest = -INFINITY, sum = 0;

        for (size_t j = 0; j < n; j++) {
            score[j] = causal && j > r ? -INFINITY : 0;
            for (size_t c = 0; c < d_k; c++)
                score[j] += k[r][c] * q[j][c] / sqrt((double)d_k);
            largest = fmax(largest, score[j]);
        }
        for (size_t j = 0; j < n; j++)
            sum += score[j] = exp(score[j] - largest);
        for (size_t c = 0; c < d_v; c++) {
            y[r][c] = 0;
            for (size_t j = 0; j < n; j++)
                y[r][c] += score[j] / sum * v[j][c];
        }
    }
}
