/* This is what you get when the rows are added up and not divided by n, in the
 * loss and in its gradient. With twice as many rows the steps of training
 * would be twice as long.
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
    }
    return loss;
}
