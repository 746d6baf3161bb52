/* Columns count backwards, row 0 stands in for all rows, and score[k] is never
 * set to 0.
 *
 * of: permute_rows
 * kind: wrong
 * say: The numbers of each row come in the opposite order here
 *
 * of: mean_row
 * kind: wrong
 * say: This is row 0
 *
 * of: self_attention
 * kind: wrong
 * say: to a sum that begins with 0 */
#include "order_blind.h"

#include <math.h>

void permute_rows(size_t n, size_t d_model, const size_t order[n],
                  const double x[n][d_model], double y[n][d_model])
{
    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d_model; c++)
            y[r][c] = x[order[r]][d_model - 1 - c];
}

void mean_row(size_t n, size_t d_model, const double x[n][d_model],
              double mean[d_model])
{
    for (size_t c = 0; c < d_model; c++) {
        mean[c] = 0;
        for (size_t r = 0; r < n; r++)
            mean[c] += x[0][c] / (double)n;
    }
}

void self_attention(size_t n, size_t d_model, const double x[n][d_model],
                    double y[n][d_model])
{
    for (size_t r = 0; r < n; r++) {
        double score[n], weight[n];

        for (size_t k = 0; k < n; k++)
            for (size_t c = 0; c < d_model; c++)
                score[k] += x[r][c] * x[k][c] / sqrt((double)d_model);
        softmax(n, score, weight);
        for (size_t c = 0; c < d_model; c++) {
            y[r][c] = 0;
            for (size_t k = 0; k < n; k++)
                y[r][c] += weight[k] * x[k][c];
        }
    }
}
