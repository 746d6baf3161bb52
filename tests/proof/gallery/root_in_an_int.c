/* of: self_attention
 * say: divided by a whole number here */
#include "order_blind.h"

#include <math.h>

void self_attention(size_t n, size_t d, const double x[n][d], double y[n][d])
{
    int root = (int)sqrt((double)d);
    for (size_t r = 0; r < n; r++) {
        double s[n], w[n];
        for (size_t k = 0; k < n; k++) {
            s[k] = 0;
            for (size_t c = 0; c < d; c++)
                s[k] += x[r][c] * x[k][c];
            s[k] /= root;
        }
        softmax(n, s, w);
        for (size_t c = 0; c < d; c++) {
            y[r][c] = 0;
            for (size_t k = 0; k < n; k++)
                y[r][c] += w[k] * x[k][c];
        }
    }
}
