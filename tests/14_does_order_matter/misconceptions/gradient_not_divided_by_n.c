/* This is what you get when the loss is divided by n and its gradient is not.
 * The loss is a mean, so a single row can change it only by an nth of its own
 * change.
 *
 * read: the-slope-of-the-loss */
#include "with_shares.h"

double cross_entropy(size_t n, size_t words, const double score[n][words],
                     const size_t answer[n], double dscore[n][words])
{
    double loss = 0;

    for (size_t i = 0; i < n; i++) {
        loss += softmax(words, score[i], dscore[i]) - score[i][answer[i]];
        dscore[i][answer[i]] -= 1;
    }
    return loss / (double)n;
}
