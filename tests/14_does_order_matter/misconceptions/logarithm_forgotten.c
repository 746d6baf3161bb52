/* This is what you get when the loss is 1 less the share of the answer. Minus
 * the logarithm of the share is wanted: it grows without end as the share goes
 * to 0.
 *
 * read: one-number-says-how-wrong */
#include "with_shares.h"

double cross_entropy(size_t n, size_t words, const double score[n][words],
                     const size_t answer[n], double dscore[n][words])
{
    double loss = 0;

    for (size_t i = 0; i < n; i++) {
        softmax(words, score[i], dscore[i]);
        loss += 1 - dscore[i][answer[i]];
        dscore[i][answer[i]] -= 1;
        for (size_t j = 0; j < words; j++)
            dscore[i][j] /= (double)n;
    }
    return loss / (double)n;
}
