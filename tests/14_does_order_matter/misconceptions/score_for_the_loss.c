/* This is what you get when the loss is minus the score of the answer, without
 * the logarithm of the sum. A score says nothing by itself: only what it is
 * compared with the others counts.
 *
 * read: one-number-says-how-wrong */
#include "with_shares.h"

double cross_entropy(size_t n, size_t words, const double score[n][words],
                     const size_t answer[n], double dscore[n][words])
{
    double loss = 0;

    for (size_t i = 0; i < n; i++) {
        loss += softmax(words, score[i], dscore[i]) * 0 - score[i][answer[i]];
        dscore[i][answer[i]] -= 1;
        for (size_t j = 0; j < words; j++)
            dscore[i][j] /= (double)n;
    }
    return loss / (double)n;
}
