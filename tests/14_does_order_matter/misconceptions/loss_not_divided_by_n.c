/* This is what you get when the gradient is divided by n and the loss is not.
 * The loss is the mean over the rows.
 *
 * read: one-number-says-how-wrong */
#include "with_shares.h"

double cross_entropy(size_t n, size_t words, const double score[n][words],
                     const size_t answer[n], double dscore[n][words])
{
    double loss = 0;

    for (size_t i = 0; i < n; i++) {
        loss += softmax(words, score[i], dscore[i]) - score[i][answer[i]];
        dscore[i][answer[i]] -= 1;
        for (size_t j = 0; j < words; j++)
            dscore[i][j] /= (double)n;
    }
    return loss;
}
