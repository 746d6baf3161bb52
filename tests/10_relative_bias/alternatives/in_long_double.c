/* In long double, with whole arrays of scores; the nearest whole number first,
 * and the quotient only where it is not near one. */
#include "relative_bias.h"

#include <math.h>
#include <stdlib.h>

void biased_attention(size_t n, size_t d_k, size_t d_v, const double q[n][d_k],
                      const double k[n][d_k], const double v[n][d_v],
                      const double bias[n][n], double y[n][d_v])
{
    long double score[n][n];

    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++) {
            score[i][j] = 0;
            for (size_t c = 0; c < d_k; c++)
                score[i][j] += (long double)q[i][c] * k[j][c];
            score[i][j] /= sqrtl((long double)d_k);
            score[i][j] += bias[i][j];
        }
    for (size_t i = 0; i < n; i++) {
        long double largest = score[i][n - 1], sum = 0;

        for (size_t j = 0; j < n; j++)
            largest = fmaxl(largest, score[i][j]);
        for (size_t j = 0; j < n; j++)
            sum += score[i][j] = expl(score[i][j] - largest);
        for (size_t c = 0; c < d_v; c++) {
            long double mean = 0;

            for (size_t j = 0; j < n; j++)
                mean += score[i][j] / sum * v[j][c];
            y[i][c] = (double)mean;
        }
    }
}

size_t relative_bucket(size_t query, size_t key, size_t buckets,
                       size_t furthest, bool causal)
{
    long before = (long)query - (long)key;
    size_t offset = 0, bucket;

    if (!causal) {
        buckets /= 2;
        if (before < 0)
            offset = buckets;
        before = labs(before);
    } else if (before < 0)
        before = 0;
    if (before < (long)(buckets / 2))
        bucket = (size_t)before;
    else {
        double near = (double)(buckets / 2);
        double steps = ((double)buckets - near) / log2((double)furthest / near);
        double whole;

        steps *= log2((double)before / near);
        whole = nearbyint(steps);
        bucket = (size_t)(fabs(steps - whole) < 1e-12 ? whole : floor(steps));
        bucket += buckets / 2;
        if (bucket >= buckets)
            bucket = buckets - 1;
    }
    return offset + bucket;
}
