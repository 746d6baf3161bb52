/* of: attention
 * say: Only row 0 is right, and all that follow are wrong */
#include "multi_head.h"

#include <math.h>

void attention(size_t n, size_t d_k, size_t d_v, const double q[n][d_k],
               const double k[n][d_k], const double v[n][d_v], bool causal,
               double y[n][d_v])
{
    double s[n], sum = 0;
    for (size_t i = 0; i < n; i++) {
        size_t seen = causal ? i + 1 : n;
        double big = -INFINITY;
        for (size_t j = 0; j < seen; j++) {
            s[j] = 0;
            for (size_t c = 0; c < d_k; c++)
                s[j] += q[i][c] * k[j][c];
            s[j] /= sqrt((double)d_k);
            big = fmax(big, s[j]);
        }
        for (size_t j = 0; j < seen; j++) {
            s[j] = exp(s[j] - big);
            sum += s[j];
        }
        for (size_t c = 0; c < d_v; c++) {
            y[i][c] = 0;
            for (size_t j = 0; j < seen; j++)
                y[i][c] += s[j] / sum * v[j][c];
        }
    }
}
