/* This is what you get with log(share) where the share is 0 in a double. The
 * score lies 1000 below the best, and e^-1000 is too small for any double.
 * Take the logarithm before you divide: ln of the sum, less the score.
 *
 * read: one-number-says-how-wrong
 * shipped: https://github.com/tensorflow/models/pull/181
 * shipped: https://github.com/chainer/chainer/issues/584 */
#include "with_shares.h"

double cross_entropy(size_t n, size_t words, const double score[n][words],
                     const size_t answer[n], double dscore[n][words])
{
    double loss = 0;

    for (size_t i = 0; i < n; i++) {
        softmax(words, score[i], dscore[i]);
        loss -= log(dscore[i][answer[i]]);
        dscore[i][answer[i]] -= 1;
        for (size_t j = 0; j < words; j++)
            dscore[i][j] /= (double)n;
    }
    return loss / (double)n;
}
