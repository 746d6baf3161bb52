/* All columns are added up in column 0. Where the scores are 0, column 1 of the
 * mean happens to be 0.
 *
 * of: biased_attention
 * kind: wrong
 * say: meets which value, in which column */
#include "relative_bias.h"

#include <math.h>

void biased_attention(size_t n, size_t d_k, size_t d_v, const double q[n][d_k],
                      const double k[n][d_k], const double v[n][d_v],
                      const double bias[n][n], double y[n][d_v])
{
    double root = sqrt((double)d_k);
    double s[n];
    for (size_t i = 0; i < n; i++) {
        double max = -INFINITY;
        for (size_t j = 0; j < n; j++) {
            s[j] = 0;
            for (size_t c = 0; c < d_k; c++) {
                s[j] += q[i][c] * k[j][c];
            }
            s[j] = s[j] / root + bias[i][j];
            max = fmax(max, s[j]);
        }
        double sum = 0;
        for (size_t j = 0; j < n; j++) {
            s[j] = exp(s[j] - max);
            sum += s[j];
        }
        for (size_t c = 0; c < d_v; c++) {
            y[i][c] = 0;
        }
        for (size_t j = 0; j < n; j++) {
            for (size_t c = 0; c < d_v; c++) {
                y[i][0] += s[j] / sum * v[j][c];
            }
        }
    }
}
