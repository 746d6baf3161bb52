/* of: self_attention
 * say: taken once more here */
#include "order_blind.h"

#include <math.h>

void self_attention(size_t n, size_t d, const double x[n][d], double y[n][d])
{
    for (size_t r = 0; r < n; r++) {
        double s[n], w[n], u[n];
        for (size_t k = 0; k < n; k++) {
            s[k] = 0;
            for (size_t c = 0; c < d; c++)
                s[k] += x[r][c] * x[k][c];
            s[k] /= sqrt((double)d);
        }
        softmax(n, s, w);
        softmax(n, w, u);
        for (size_t c = 0; c < d; c++) {
            y[r][c] = 0;
            for (size_t k = 0; k < n; k++)
                y[r][c] += u[k] * x[k][c];
        }
    }
}
