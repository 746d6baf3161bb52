/* of: multi_head_attention
 * kind: wrong
 * say: This is the result with the mask */
#include "multi_head.h"

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
    size_t w = d_model / heads;
    double all[n][d_model], q[n][w], k[n][w], v[n][w], h[n][w];
    for (size_t a = 0; a < heads; a++) {
        for (size_t r = 0; r < n; r++)
            for (size_t c = 0; c < w; c++) {
                q[r][c] = k[r][c] = v[r][c] = 0;
                for (size_t i = 0; i < d_model; i++) {
                    q[r][c] += x[r][i] * w_q[i][a * w + c];
                    k[r][c] += x[r][i] * w_k[i][a * w + c];
                    v[r][c] += x[r][i] * w_v[i][a * w + c];
                }
            }
        attention(n, w, w, q, k, v, true, h);
        for (size_t r = 0; r < n; r++)
            for (size_t c = 0; c < w; c++)
                all[r][a * w + c] = h[r][c];
    }
    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d_model; c++) {
            y[r][c] = 0;
            for (size_t i = 0; i < d_model; i++)
                y[r][c] += all[r][i] * w_o[i][c];
        }
    return true;
}
