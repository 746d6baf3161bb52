/* of: cross_entropy
 * say: 1/n is subtracted for the answer */
#include "does_order_matter.h"

#include <math.h>

double cross_entropy(size_t n, size_t words, const double score[n][words],
                     const size_t answer[n], double dscore[n][words])
{
    double loss = 0;
    for (size_t i = 0; i < n; i++) {
        double b = -INFINITY, s = 0;
        for (size_t j = 0; j < words; j++)
            b = fmax(b, score[i][j]);
        for (size_t j = 0; j < words; j++)
            s += exp(score[i][j] - b);
        for (size_t j = 0; j < words; j++)
            dscore[i][j] = exp(score[i][j] - b) / s;
        loss += b + log(s) - score[i][answer[i]];
        dscore[i][answer[i]] -= 1.0 / (double)n;
        for (size_t j = 0; j < words; j++)
            dscore[i][j] /= (double)n;
    }
    return loss / (double)n;
}
