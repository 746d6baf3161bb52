/* This is what you get with log(share + 1e-12), so that the logarithm of 0 is
 * avoided. The loss can then never be above 28, while the gradient still
 * says that it grows. Take the logarithm before you divide.
 *
 * read: one-number-says-how-wrong */
#include "with_shares.h"

double cross_entropy(size_t n, size_t words, const double score[n][words],
                     const size_t answer[n], double dscore[n][words])
{
    double loss = 0;

    for (size_t i = 0; i < n; i++) {
        softmax(words, score[i], dscore[i]);
        loss -= log(dscore[i][answer[i]] + 1e-12);
        dscore[i][answer[i]] -= 1;
        for (size_t j = 0; j < words; j++)
            dscore[i][j] /= (double)n;
    }
    return loss / (double)n;
}
