/* Each number of the result by itself, in long double, from the definition. The
 * mask comes after the powers and before the sum. The product of W_Q and W_K is
 * taken first: a score is x W_Q W_K' x, and no queries or keys are made. */
#include "multi_head.h"

#include <math.h>

/* The shares of the first SEEN scores, and 0 for the others. */
static void share_out(size_t n, size_t seen, long double score[n])
{
    long double largest = -HUGE_VALL, sum = 0;

    for (size_t j = seen; j-- > 0;)
        if (score[j] > largest)
            largest = score[j];
    for (size_t j = n; j-- > 0;)
        sum += score[j] = j < seen ? expl(score[j] - largest) : 0;
    for (size_t j = n; j-- > 0;)
        score[j] /= sum;
}

void attention(size_t n, size_t d_k, size_t d_v, const double q[n][d_k],
               const double k[n][d_k], const double v[n][d_v], bool causal,
               double y[n][d_v])
{
    for (size_t r = 0; r < n; r++) {
        long double score[n];

        for (size_t j = 0; j < n; j++) {
            score[j] = 0;
            for (size_t c = 0; c < d_k; c++)
                score[j] += (long double)q[r][c] * k[j][c];
            score[j] /= sqrtl((long double)d_k);
        }
        share_out(n, causal ? r + 1 : n, score);
        for (size_t c = 0; c < d_v; c++) {
            long double sum = 0;

            for (size_t j = n; j-- > 0;)
                sum += score[j] * v[j][c];
            y[r][c] = (double)sum;
        }
    }
}

/* Row r of x, times w_q and the other way through w_k, for the columns of one
 * head, times row j of x. */
static long double score_of(size_t d, size_t first, size_t width,
                            const double a[d], const double b[d],
                            const double w_q[d][d], const double w_k[d][d])
{
    long double sum = 0;

    for (size_t k = 0; k < d; k++)
        for (size_t l = 0; l < d; l++)
            for (size_t c = first; c < first + width; c++)
                sum += (long double)a[k] * w_q[k][c] * w_k[l][c] * b[l];
    return sum / sqrtl((long double)width);
}

static void one_head(size_t n, size_t d, size_t width, size_t first,
                     const double x[n][d], const double w_q[d][d],
                     const double w_k[d][d], const double w_v[d][d],
                     const double w_o[d][d], bool causal, double y[n][d])
{
    for (size_t r = 0; r < n; r++) {
        long double share[n], part;

        for (size_t j = 0; j < n; j++)
            share[j] = score_of(d, first, width, x[r], x[j], w_q, w_k);
        share_out(n, causal ? r + 1 : n, share);
        for (size_t c = first; c < first + width; c++) {
            part = 0;
            for (size_t j = 0; j < n; j++)
                for (size_t k = 0; k < d; k++)
                    part += share[j] * x[j][k] * w_v[k][c];
            for (size_t k = 0; k < d; k++)
                y[r][k] += (double)(part * w_o[c][k]);
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
    if (heads == 0 || heads > d_model || d_model % heads != 0)
        return false;
    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d_model; c++)
            y[r][c] = 0;
    for (size_t a = 0; a < heads; a++)
        one_head(n, d_model, d_model / heads, a * (d_model / heads), x, w_q,
                 w_k, w_v, w_o, causal, y);
    return true;
}
