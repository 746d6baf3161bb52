/* This is what you get when dscore is the shares over n, and 1 is not
 * subtracted for the answer. All scores would be pushed down, that of the
 * answer too.
 *
 * read: the-slope-of-the-loss */
#include "with_shares.h"

double cross_entropy(size_t n, size_t words, const double score[n][words],
                     const size_t answer[n], double dscore[n][words])
{
    double loss = 0;

    for (size_t i = 0; i < n; i++) {
        loss += softmax(words, score[i], dscore[i]) - score[i][answer[i]];
        for (size_t j = 0; j < words; j++)
            dscore[i][j] /= (double)n;
    }
    return loss / (double)n;
}
