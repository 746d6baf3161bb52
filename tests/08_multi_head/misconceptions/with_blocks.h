/* multi_head_attention, right but for where the numbers of a head come from,
 * and where they go to: each file here says it. The two functions give an index
 * into the whole of a matrix. */
#include "multi_head.h"

struct place {
    size_t n, d_model, width, head, row, column;
};

static size_t from(struct place at);
static size_t to(struct place at);

/* Where it should be. */
static inline size_t in_columns(struct place at)
{
    return at.row * at.d_model + at.head * at.width + at.column;
}

static void product(size_t n, size_t d, const double *x, const double w[d][d],
                    double *y)
{
    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d; c++) {
            y[r * d + c] = 0;
            for (size_t k = 0; k < d; k++)
                y[r * d + c] += x[r * d + k] * w[k][c];
        }
}

static void one_head(struct place at, const double *q, const double *k,
                     const double *v, bool causal, double *joined)
{
    double part[4][at.n][at.width];

    for (at.row = 0; at.row < at.n; at.row++)
        for (at.column = 0; at.column < at.width; at.column++) {
            part[0][at.row][at.column] = q[from(at)];
            part[1][at.row][at.column] = k[from(at)];
            part[2][at.row][at.column] = v[from(at)];
        }
    attention(at.n, at.width, at.width, part[0], part[1], part[2], causal,
              part[3]);
    for (at.row = 0; at.row < at.n; at.row++)
        for (at.column = 0; at.column < at.width; at.column++)
            joined[to(at)] = part[3][at.row][at.column];
}

bool multi_head_attention(size_t n, size_t d_model, size_t heads,
                          const double x[n][d_model],
                          const double w_q[d_model][d_model],
                          const double w_k[d_model][d_model],
                          const double w_v[d_model][d_model],
                          const double w_o[d_model][d_model], bool causal,
                          double y[n][d_model])
{
    double q[n * d_model], k[n * d_model], v[n * d_model], joined[n * d_model];

    if (heads == 0 || d_model % heads != 0)
        return false;
    product(n, d_model, x[0], w_q, q);
    product(n, d_model, x[0], w_k, k);
    product(n, d_model, x[0], w_v, v);
    for (size_t a = 0; a < heads; a++) {
        struct place at = {n, d_model, d_model / heads, a, 0, 0};

        one_head(at, q, k, v, causal, joined);
    }
    product(n, d_model, joined, w_o, y[0]);
    return true;
}
