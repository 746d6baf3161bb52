/* This is what you get when the input row is added to the result. A Transformer
 * does that in the layer around attention, as a residual connection. It is not
 * part of this function.
 *
 * read: how-a-position-survives */
#include "with_right_heads.h"

bool multi_head_attention(size_t n, size_t d_model, size_t heads,
                          const double x[n][d_model],
                          const double w_q[d_model][d_model],
                          const double w_k[d_model][d_model],
                          const double w_v[d_model][d_model],
                          const double w_o[d_model][d_model], bool causal,
                          double y[n][d_model])
{
    double joined[n][d_model];

    if (heads == 0 || d_model % heads != 0)
        return false;
    for (size_t first = 0; first < d_model; first += d_model / heads)
        one_head(n, d_model, d_model / heads, first, x, w_q, w_k, w_v, causal,
                 joined);
    product(n, d_model, d_model, 0, joined, w_o, y);
    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d_model; c++)
            y[r][c] += x[r][c];
    return true;
}
