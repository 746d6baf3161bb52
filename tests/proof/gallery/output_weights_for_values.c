/* With one column every mistake is a factor: no ratio is told of it.
 *
 * of: multi_head_attention
 * kind: wrong
 * say: first wrong at
 * never: times what it should be */
#include "multi_head.h"

#include <string.h>

/* x times the columns of w that begin at FIRST, as many as y has. */
static void project(size_t n, size_t d, size_t width, size_t first,
                    const double x[n][d], const double w[d][d],
                    double y[n][width])
{
    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < width; c++) {
            y[r][c] = 0;
            for (size_t k = 0; k < d; k++)
                y[r][c] += x[r][k] * w[k][first + c];
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
    double joined[n][d_model];

    if (heads == 0 || d_model % heads != 0)
        return false;
    for (size_t first = 0; first < d_model; first += d_model / heads) {
        size_t width = d_model / heads;
        double q[n][width], k[n][width], v[n][width], head[n][width];

        project(n, d_model, width, first, x, w_q, q);
        project(n, d_model, width, first, x, w_k, k);
        project(n, d_model, width, first, x, w_o, v);
        attention(n, width, width, q, k, v, causal, head);
        for (size_t r = 0; r < n; r++)
            memcpy(&joined[r][first], head[r], sizeof head[r]);
    }
    project(n, d_model, d_model, 0, joined, w_o, y);
    return true;
}
