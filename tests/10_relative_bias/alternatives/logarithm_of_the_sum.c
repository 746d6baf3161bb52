/* Each weight as e to the score less the logarithm of the sum; the bucket by
 * counting the boundaries that lie at or below the distance, in long double;
 * biases without a branch for what comes before; slopes from exp2. */
#include "relative_bias.h"

#include <math.h>

static double score_of(size_t d, const double a[d], const double b[d])
{
    double sum = 0;

    for (size_t c = d; c-- > 0;)
        sum = fma(a[c], b[c], sum);
    return sum / sqrt((double)d);
}

void biased_attention(size_t n, size_t d_k, size_t d_v, const double q[n][d_k],
                      const double k[n][d_k], const double v[n][d_v],
                      const double bias[n][n], double y[n][d_v])
{
    for (size_t i = 0; i < n; i++) {
        double score[n], largest = -HUGE_VAL, sum = 0;

        for (size_t j = 0; j < n; j++) {
            score[j] = bias[i][j] + score_of(d_k, q[i], k[j]);
            if (score[j] > largest)
                largest = score[j];
        }
        for (size_t j = 0; j < n; j++)
            sum += exp(score[j] - largest);
        for (size_t c = 0; c < d_v; c++) {
            double mean = 0;

            for (size_t j = n; j-- > 0;)
                mean += exp(score[j] - (largest + log(sum))) * v[j][c];
            y[i][c] = mean;
        }
    }
}

size_t relative_bucket(size_t query, size_t key, size_t buckets,
                       size_t furthest, bool causal)
{
    size_t side = causal ? buckets : buckets / 2, near = side / 2;
    size_t distance = key > query ? key - query : query - key;
    size_t bucket = distance < near ? distance : near;

    if (causal && key > query)
        return 0;
    while (distance >= near && bucket + 1 < side &&
           (long double)distance * (1 + 1e-11L) >=
               (long double)near *
                   powl((long double)furthest / (long double)near,
                        (long double)(bucket + 1 - near) /
                            (long double)(side - near)))
        bucket++;
    return key > query ? side + bucket : bucket;
}

void alibi_bias(size_t n, double slope, double bias[n][n])
{
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++)
            bias[i][j] =
                i < j ? -1 / 0.0 : (double)j * slope - (double)i * slope;
}

double alibi_slope(size_t head, size_t heads)
{
    double p = exp2(floor(log2((double)heads) + 1e-9));

    if ((double)head < p)
        return exp(-8 * log(2) * ((double)head + 1) / p);
    return exp(-4 * log(2) * (2 * ((double)head - p) + 1) / p);
}
