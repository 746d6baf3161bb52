/* The last row is left out of the loss, and not of dscore.
 *
 * of: cross_entropy
 * kind: wrong
 * say: as if no row was added */
#include "does_order_matter.h"

#include <math.h>

double cross_entropy(size_t n, size_t words, const double score[n][words],
                     const size_t answer[n], double dscore[n][words])
{
    double loss = 0;

    for (size_t i = 0; i < n; i++) {
        double most = -INFINITY, sum = 0;

        for (size_t j = 0; j < words; j++)
            most = fmax(most, score[i][j]);
        for (size_t j = 0; j < words; j++)
            sum += exp(score[i][j] - most);
        for (size_t j = 0; j < words; j++)
            dscore[i][j] =
                (exp(score[i][j] - most) / sum - (j == answer[i])) / (double)n;
        if (i + 1 < n)
            loss += log(sum) + most - score[i][answer[i]];
    }
    return loss / (double)n;
}
