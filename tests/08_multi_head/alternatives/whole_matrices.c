/* Whole matrices, as in Python: all scores at once, a mask of minus infinity,
 * all queries, keys and values before they are cut into heads. The order is
 * turned round, and its inverse says where each word has gone. */
#include "multi_head.h"

#include <math.h>
#include <stdlib.h>

static void all_scores(size_t n, size_t d_k, const double q[n][d_k],
                       const double k[n][d_k], bool causal, double score[n][n])
{
    for (size_t r = 0; r < n; r++)
        for (size_t j = 0; j < n; j++) {
            score[r][j] = causal && j > r ? -INFINITY : 0;
            for (size_t c = 0; c < d_k; c++)
                score[r][j] += q[r][c] * k[j][c] / sqrt((double)d_k);
        }
}

static void shares(size_t n, double score[n])
{
    double largest = -INFINITY, sum = 0;

    for (size_t j = 0; j < n; j++)
        largest = fmax(largest, score[j]);
    for (size_t j = 0; j < n; j++)
        sum += exp(score[j] - largest);
    for (size_t j = 0; j < n; j++)
        score[j] = exp(score[j] - largest) / sum;
}

static void product(size_t n, size_t m, size_t d, const double a[n][m],
                    const double b[m][d], double ab[n][d])
{
    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d; c++) {
            ab[r][c] = 0;
            for (size_t k = 0; k < m; k++)
                ab[r][c] += a[r][k] * b[k][c];
        }
}

void attention(size_t n, size_t d_k, size_t d_v, const double q[n][d_k],
               const double k[n][d_k], const double v[n][d_v], bool causal,
               double y[n][d_v])
{
    double(*score)[n] = malloc(n * n * sizeof(double));

    all_scores(n, d_k, q, k, causal, score);
    for (size_t r = 0; r < n; r++)
        shares(n, score[r]);
    product(n, n, d_v, (const double(*)[n])score, v, y);
    free(score);
}

double order_gap(size_t n, size_t d, const size_t order[n],
                 const double e[n][d], const double pe[n][d])
{
    double x[n][d], moved[n][d], y[n][d], of_moved[n][d], gap = 0;
    size_t now[n];

    for (size_t r = 0; r < n; r++)
        now[order[r]] = r;
    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d; c++) {
            x[r][c] = e[r][c] + pe[r][c];
            moved[now[r]][c] = e[r][c] + pe[now[r]][c];
        }
    attention(n, d, d, x, x, x, false, y);
    attention(n, d, d, moved, moved, moved, false, of_moved);
    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d; c++)
            if (fabs(y[r][c] - of_moved[now[r]][c]) > gap)
                gap = fabs(y[r][c] - of_moved[now[r]][c]);
    return gap;
}

bool multi_head_attention(size_t n, size_t d_model, size_t heads,
                          const double x[n][d_model],
                          const double w_q[d_model][d_model],
                          const double w_k[d_model][d_model],
                          const double w_v[d_model][d_model],
                          const double w_o[d_model][d_model], bool causal,
                          double y[n][d_model])
{
    double q[n][d_model], k[n][d_model], v[n][d_model], joined[n][d_model];

    if (heads == 0 || d_model % heads)
        return false;
    product(n, d_model, d_model, x, w_q, q);
    product(n, d_model, d_model, x, w_k, k);
    product(n, d_model, d_model, x, w_v, v);
    for (size_t a = 0, width = d_model / heads; a < heads; a++) {
        double part[4][n][width];

        for (size_t r = 0; r < n; r++)
            for (size_t c = 0; c < width; c++) {
                part[0][r][c] = q[r][a * width + c];
                part[1][r][c] = k[r][a * width + c];
                part[2][r][c] = v[r][a * width + c];
            }
        attention(n, width, width, part[0], part[1], part[2], causal, part[3]);
        for (size_t r = 0; r < n; r++)
            for (size_t c = 0; c < width; c++)
                joined[r][a * width + c] = part[3][r][c];
    }
    product(n, d_model, d_model, joined, w_o, y);
    return true;
}
