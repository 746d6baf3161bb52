/* All heads write into the first columns.
 *
 * of: multi_head_attention
 * kind: wrong
 * say: ^More of this result comes from a variable that was never
 * say: Does every variable, and each number of an array, get a value before */
#include "multi_head.h"

static void columns(size_t n, size_t d, size_t first, size_t width,
                    const double x[n][d], const double w[d][d],
                    double out[n][width])
{
    for (size_t r = 0; r < n; r++) {
        for (size_t c = 0; c < width; c++) {
            double sum = 0;
            for (size_t i = 0; i < d; i++)
                sum += x[r][i] * w[i][first + c];
            out[r][c] = sum;
        }
    }
}

bool multi_head_attention(size_t n, size_t d_model, size_t heads,
                          const double x[n][d_model],
                          const double w_q[d_model][d_model],
                          const double w_k[d_model][d_model],
                          const double w_v[d_model][d_model],
                          const double w_o[d_model][d_model], bool causal,
                          double y[n][d_model])
{
    if (heads == 0 || d_model % heads != 0)
        return false;
    size_t width = d_model / heads;
    double q[n][width], k[n][width], v[n][width], h[n][width];
    double all[n][d_model];
    for (size_t a = 0; a < heads; a++) {
        size_t first = a * width;
        columns(n, d_model, first, width, x, w_q, q);
        columns(n, d_model, first, width, x, w_k, k);
        columns(n, d_model, first, width, x, w_v, v);
        attention(n, width, width, q, k, v, causal, h);
        for (size_t r = 0; r < n; r++)
            for (size_t c = 0; c < width; c++)
                all[r][c] = h[r][c];
    }
    columns(n, d_model, 0, d_model, all, w_o, y);
    return true;
}
