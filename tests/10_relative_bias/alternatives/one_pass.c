/* One pass along each row: the sums so far are made smaller whenever a larger
 * score comes. A hidden key is passed over, and so is a mask in front. */
#include "relative_bias.h"

#include <math.h>

void biased_attention(size_t n, size_t d_k, size_t d_v, const double q[n][d_k],
                      const double k[n][d_k], const double v[n][d_v],
                      const double bias[n][n], double y[n][d_v])
{
    for (size_t i = 0; i < n; i++) {
        double largest = -INFINITY, sum = 0;

        for (size_t c = 0; c < d_v; c++)
            y[i][c] = 0;
        for (size_t j = 0; j < n; j++) {
            double score = bias[i][j], shrink, grown;

            if (isinf(score))
                continue;
            for (size_t c = 0; c < d_k; c++)
                score += q[i][c] / sqrt((double)d_k) * k[j][c];
            shrink = score > largest ? exp(largest - score) : 1;
            largest = fmax(largest, score);
            grown = exp(score - largest);
            sum = sum * shrink + grown;
            for (size_t c = 0; c < d_v; c++)
                y[i][c] = y[i][c] * shrink + grown * v[j][c];
        }
        for (size_t c = 0; c < d_v; c++)
            y[i][c] /= sum;
    }
}
