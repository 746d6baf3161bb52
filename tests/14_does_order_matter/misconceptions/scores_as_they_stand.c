/* This is what you get when e is taken to each score as it stands, and then the
 * logarithm of the share. In a double e^1000 is infinite and e^-1000 is 0.
 * Subtract the largest score first, and take the logarithm of the sum, not of
 * the share.
 *
 * read: one-number-says-how-wrong */
#include "does_order_matter.h"

#include <math.h>

double cross_entropy(size_t n, size_t words, const double score[n][words],
                     const size_t answer[n], double dscore[n][words])
{
    double loss = 0;

    for (size_t i = 0; i < n; i++) {
        double sum = 0;

        for (size_t j = 0; j < words; j++)
            sum += exp(score[i][j]);
        for (size_t j = 0; j < words; j++)
            dscore[i][j] = exp(score[i][j]) / sum;
        loss -= log(dscore[i][answer[i]]);
        dscore[i][answer[i]] -= 1;
        for (size_t j = 0; j < words; j++)
            dscore[i][j] /= (double)n;
    }
    return loss / (double)n;
}
