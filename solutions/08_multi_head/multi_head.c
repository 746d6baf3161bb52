#include "multi_head.h"

#include <math.h>
#include <string.h>

static double dot(size_t d, const double a[d], const double b[d])
{
    double sum = 0;

    for (size_t c = 0; c < d; c++)
        sum += a[c] * b[c];
    return sum;
}

/* Scores become shares, in place. */
static void softmax(size_t n, double score[n])
{
    double largest = score[0], sum = 0;

    for (size_t j = 1; j < n; j++)
        largest = fmax(largest, score[j]);
    for (size_t j = 0; j < n; j++) {
        score[j] = exp(score[j] - largest);
        sum += score[j];
    }
    for (size_t j = 0; j < n; j++)
        score[j] /= sum;
}

static void mix(size_t n, size_t d, const double share[n], const double v[n][d],
                double mixed[d])
{
    for (size_t c = 0; c < d; c++) {
        mixed[c] = 0;
        for (size_t j = 0; j < n; j++)
            mixed[c] += share[j] * v[j][c];
    }
}

void attention(size_t n, size_t d_k, size_t d_v, const double q[n][d_k],
               const double k[n][d_k], const double v[n][d_v], bool causal,
               double y[n][d_v])
{
    double share[n];

    for (size_t r = 0; r < n; r++) {
        size_t seen = causal ? r + 1 : n;

        for (size_t j = 0; j < seen; j++)
            share[j] = dot(d_k, q[r], k[j]) / sqrt((double)d_k);
        softmax(seen, share);
        mix(seen, d_v, share, v, y[r]);
    }
}

double order_gap(size_t n, size_t d, const size_t order[n],
                 const double e[n][d], const double pe[n][d])
{
    double x[n][d], moved[n][d], y[n][d], of_moved[n][d], gap = 0;

    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d; c++) {
            x[r][c] = e[r][c] + pe[r][c];
            moved[r][c] = e[order[r]][c] + pe[r][c];
        }
    attention(n, d, d, x, x, x, false, y);
    attention(n, d, d, moved, moved, moved, false, of_moved);
    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d; c++)
            gap = fmax(gap, fabs(of_moved[r][c] - y[order[r]][c]));
    return gap;
}

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
        project(n, d_model, width, first, x, w_v, v);
        attention(n, width, width, q, k, v, causal, head);
        for (size_t r = 0; r < n; r++)
            memcpy(&joined[r][first], head[r], sizeof head[r]);
    }
    project(n, d_model, d_model, 0, joined, w_o, y);
    return true;
}
