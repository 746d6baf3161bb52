/* This is what you get when dscore is 0 for all words but the answer. The
 * other scores are in the sum of all e^score: if one of them grows, the
 * answer's share falls.
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
            dscore[i][j] = j == answer[i] ? (dscore[i][j] - 1) / (double)n : 0;
    }
    return loss / (double)n;
}
