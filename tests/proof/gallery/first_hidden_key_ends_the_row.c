/* A hidden key ends the row, as if all that follow were hidden, too.
 *
 * of: biased_attention
 * kind: wrong
 * say: "not a number" */
#include "relative_bias.h"

#include <math.h>

static double dot(size_t d, const double a[d], const double b[d])
{
    double sum = 0;

    for (size_t c = 0; c < d; c++)
        sum += a[c] * b[c];
    return sum;
}

void biased_attention(size_t n, size_t d_k, size_t d_v, const double q[n][d_k],
                      const double k[n][d_k], const double v[n][d_v],
                      const double bias[n][n], double y[n][d_v])
{
    for (size_t i = 0; i < n; i++) {
        double best = -INFINITY, sum = 0;

        for (size_t c = 0; c < d_v; c++)
            y[i][c] = 0;
        for (size_t j = 0; j < n; j++) {
            if (bias[i][j] == -INFINITY)
                break;
            double s = dot(d_k, q[i], k[j]) / sqrt((double)d_k) + bias[i][j];
            double w, shrink = 1;
            if (s > best) {
                shrink = exp(best - s);
                best = s;
            }
            w = exp(s - best);
            sum = sum * shrink + w;
            for (size_t c = 0; c < d_v; c++)
                y[i][c] = y[i][c] * shrink + w * v[j][c];
        }
        for (size_t c = 0; c < d_v; c++)
            y[i][c] /= sum;
    }
}
