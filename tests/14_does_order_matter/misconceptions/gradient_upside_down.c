/* This is what you get with 1 less the share for the answer, and minus the
 * share for the others. That is the direction in which to go; the gradient
 * points to where the loss grows.
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
        for (size_t j = 0; j < words; j++)
            dscore[i][j] /= -(double)n;
    }
    return loss / (double)n;
}
