/* Attention in one pass over the tokens, without a list of scores. Each head
 * multiplies its result by its own rows of w_o, and the heads are added: they
 * are never put side by side. The order of the loops is turned round. */
#include "multi_head.h"

#include <math.h>

static double score(size_t d, const double q[d], const double k[d])
{
    double sum = 0, scale = pow((double)d, -0.25);

    for (size_t c = d; c-- > 0;)
        sum = fma(scale * q[c], scale * k[c], sum);
    return sum;
}

/* All that has been mixed has been mixed under the old largest score. */
static void attend(size_t seen, size_t d_k, size_t d_v, const double q[d_k],
                   const double k[seen][d_k], const double v[seen][d_v],
                   double y[d_v])
{
    double largest = -INFINITY, sum = 0;

    for (size_t c = 0; c < d_v; c++)
        y[c] = 0;
    for (size_t j = 0; j < seen; j++) {
        double s = score(d_k, q, k[j]), top = fmax(largest, s);
        double old = exp(largest - top), new = exp(s - top);

        sum = sum * old + new;
        for (size_t c = 0; c < d_v; c++)
            y[c] = y[c] * old + new *v[j][c];
        largest = top;
    }
    for (size_t c = 0; c < d_v; c++)
        y[c] /= sum;
}

void attention(size_t n, size_t d_k, size_t d_v, const double q[n][d_k],
               const double k[n][d_k], const double v[n][d_v], bool causal,
               double y[n][d_v])
{
    for (size_t r = n; r-- > 0;)
        attend(causal ? r + 1 : n, d_k, d_v, q[r], k, v, y[r]);
}

/* The words as they were stand in rows 0 to n - 1 of x, and the reordered ones
 * in rows n to 2n - 1. */
double order_gap(size_t n, size_t d, const size_t order[n],
                 const double e[n][d], const double pe[n][d])
{
    double x[2 * n][d], y[2 * n][d], gap = 0;

    for (size_t r = 0; r < 2 * n; r++)
        for (size_t c = 0; c < d; c++)
            x[r][c] = pe[r % n][c] + e[r < n ? r : order[r - n]][c];
    attention(n, d, d, &x[0], &x[0], &x[0], false, &y[0]);
    attention(n, d, d, &x[n], &x[n], &x[n], false, &y[n]);
    for (size_t r = n; r-- > 0;)
        for (size_t c = d; c-- > 0;)
            gap = fmax(gap, fmax(y[n + r][c] - y[order[r]][c],
                                 y[order[r]][c] - y[n + r][c]));
    return gap;
}

static void columns(size_t n, size_t d, size_t width, const double x[n][d],
                    const double *w, double y[n][width])
{
    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < width; c++) {
            y[r][c] = 0;
            for (size_t k = d; k-- > 0;)
                y[r][c] += x[r][k] * w[k * d + c];
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
    size_t width = heads == 0 ? 0 : d_model / heads;

    if (width * heads != d_model)
        return false;
    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d_model; c++)
            y[r][c] = 0;
    for (size_t a = heads; a-- > 0;) {
        double q[n][width], k[n][width], v[n][width], h[n][width];

        columns(n, d_model, width, x, &w_q[0][a * width], q);
        columns(n, d_model, width, x, &w_k[0][a * width], k);
        columns(n, d_model, width, x, &w_v[0][a * width], v);
        attention(n, width, width, q, k, v, causal, h);
        for (size_t r = 0; r < n; r++)
            for (size_t c = 0; c < d_model; c++)
                for (size_t j = 0; j < width; j++)
                    y[r][c] += h[r][j] * w_o[a * width + j][c];
    }
    return true;
}
