/* This is what you get when one number is subtracted in all rows, the largest
 * of all scores. Each row needs its own largest: in a row that lies 1000 below
 * it, every e^(score - largest) is 0.
 *
 * read: one-number-says-how-wrong
 * shipped: https://github.com/manassharma07/crysx_nn/issues/7 */
#include "does_order_matter.h"

#include <math.h>

double cross_entropy(size_t n, size_t words, const double score[n][words],
                     const size_t answer[n], double dscore[n][words])
{
    double largest = -INFINITY, loss = 0;

    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < words; j++)
            largest = fmax(largest, score[i][j]);
    for (size_t i = 0; i < n; i++) {
        double sum = 0;

        for (size_t j = 0; j < words; j++)
            sum += exp(score[i][j] - largest);
        loss += largest + log(sum) - score[i][answer[i]];
        for (size_t j = 0; j < words; j++)
            dscore[i][j] =
                (exp(score[i][j] - largest) / sum - (j == answer[i] ? 1 : 0)) /
                (double)n;
    }
    return loss / (double)n;
}
