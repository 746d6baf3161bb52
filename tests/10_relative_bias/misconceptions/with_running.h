/* Attention in one pass, with the largest score so far. A file that forgets
 * what becomes of the sum and the mixture when a larger score comes says so. A
 * score of -INFINITY is passed over. */
#include "relative_bias.h"

#include <math.h>
#include <string.h>

#ifndef SUM_SO_FAR
#define SUM_SO_FAR sum *rest
#endif
#ifndef MIX_SO_FAR
#define MIX_SO_FAR y[i][c] * rest
#endif

void biased_attention(size_t n, size_t d_k, size_t d_v, const double q[n][d_k],
                      const double k[n][d_k], const double v[n][d_v],
                      const double bias[n][n], double y[n][d_v])
{
    memset(y, 0, sizeof(double[n][d_v]));
    for (size_t i = 0; i < n; i++) {
        size_t seen = n;
        double largest = -INFINITY, sum = 0;

        for (size_t j = 0; j < seen; j++) {
            double product = 0, score, old = largest, rest, power;

            for (size_t c = 0; c < d_k; c++)
                product += q[i][c] * k[j][c];
            score = product / sqrt((double)d_k) + bias[i][j];
            if (isinf(score))
                continue;
            largest = fmax(largest, score);
            rest = exp(old - largest);
            power = exp(score - largest);
            sum = SUM_SO_FAR + power;
            for (size_t c = 0; c < d_v; c++)
                y[i][c] = MIX_SO_FAR + power * v[j][c];
        }
        for (size_t c = 0; c < d_v; c++)
            y[i][c] /= sum;
    }
}
