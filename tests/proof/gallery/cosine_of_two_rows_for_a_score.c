/* of: self_attention
 * say: divided by the lengths of both rows */
#include "order_blind.h"

#include <math.h>

void self_attention(size_t n, size_t d, const double x[n][d], double y[n][d])
{
    for (size_t r = 0; r < n; r++) {
        double s[n], w[n];
        for (size_t k = 0; k < n; k++) {
            double a = 0, b = 0, p = 0;
            for (size_t c = 0; c < d; c++) {
                p += x[r][c] * x[k][c];
                a += x[r][c] * x[r][c];
                b += x[k][c] * x[k][c];
            }
            s[k] = p / sqrt(a * b);
        }
        softmax(n, s, w);
        for (size_t c = 0; c < d; c++) {
            y[r][c] = 0;
            for (size_t k = 0; k < n; k++)
                y[r][c] += w[k] * x[k][c];
        }
    }
}
