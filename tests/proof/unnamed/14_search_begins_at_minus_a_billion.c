/* The largest score is searched for from -1e9 on: no score is taken to be
 * lower. Where all are, every power is 0. */
#include "does_order_matter.h"

#include <math.h>

double cross_entropy(size_t n, size_t words, const double score[n][words],
                     const size_t answer[n], double dscore[n][words])
{
    double loss = 0;

    for (size_t i = 0; i < n; i++) {
        double largest = -1e9, sum = 0;

        for (size_t j = 0; j < words; j++)
            largest = fmax(largest, score[i][j]);
        for (size_t j = 0; j < words; j++)
            sum += exp(score[i][j] - largest);
        for (size_t j = 0; j < words; j++)
            dscore[i][j] = exp(score[i][j] - largest) / sum / (double)n;
        dscore[i][answer[i]] -= 1 / (double)n;
        loss += largest + log(sum) - score[i][answer[i]];
    }
    return loss / (double)n;
}
