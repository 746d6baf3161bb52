/* This is what you get when the answers are taken as counted from 1. Here
 * words count from 0, as rows and columns do.
 *
 * read: one-number-says-how-wrong */
#include "with_shares.h"

double cross_entropy(size_t n, size_t words, const double score[n][words],
                     const size_t answer[n], double dscore[n][words])
{
    double loss = 0;

    for (size_t i = 0; i < n; i++) {
        size_t right = answer[i] > 0 ? answer[i] - 1 : 0;

        loss += softmax(words, score[i], dscore[i]) - score[i][right];
        dscore[i][right] -= 1;
        for (size_t j = 0; j < words; j++)
            dscore[i][j] /= (double)n;
    }
    return loss / (double)n;
}
