/* This is what you get when heads and width have changed places: each head has
 * d_model / heads columns.
 *
 * read: columns-for-each-head */
#include "multi_head.h"

static void project(size_t n, size_t d, const double x[n][d],
                    const double w[d][d], size_t first, size_t width,
                    double out[n][width])
{
    for (size_t r = 0; r < n; r++) {
        for (size_t c = 0; c < width; c++) {
            out[r][c] = 0;
            for (size_t i = 0; i < d; i++) {
                out[r][c] += x[r][i] * w[i][first + c];
            }
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
    if (heads == 0 || d_model % heads != 0) {
        return false;
    }
    size_t width = heads;
    double all[n][d_model];
    for (size_t a = 0; a < d_model / heads; a++) {
        double q[n][width], k[n][width], v[n][width], h[n][width];
        project(n, d_model, x, w_q, a * width, width, q);
        project(n, d_model, x, w_k, a * width, width, k);
        project(n, d_model, x, w_v, a * width, width, v);
        attention(n, width, width, q, k, v, causal, h);
        for (size_t r = 0; r < n; r++) {
            for (size_t c = 0; c < width; c++) {
                all[r][a * width + c] = h[r][c];
            }
        }
    }
    project(n, d_model, all, w_o, 0, d_model, y);
    return true;
}
