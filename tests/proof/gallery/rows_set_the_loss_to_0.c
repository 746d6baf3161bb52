/* The loss is set to 0 in the loop over the rows.
 *
 * of: cross_entropy
 * kind: loss_of_the_last_row
 * say: or when the loss is set to 0 for each row */
#include "does_order_matter.h"

#include <math.h>

double cross_entropy(size_t n, size_t words, const double score[n][words],
                     const size_t answer[n], double dscore[n][words])
{
    double loss = 0;

    for (size_t i = 0; i < n; i++) {
        double largest = -INFINITY, sum = 0;

        loss = 0;
        for (size_t j = 0; j < words; j++)
            largest = fmax(largest, score[i][j]);
        for (size_t j = 0; j < words; j++)
            sum += exp(score[i][j] - largest);
        for (size_t j = 0; j < words; j++)
            dscore[i][j] =
                (exp(score[i][j] - largest) / sum - (j == answer[i] ? 1 : 0)) /
                (double)n;
        loss += largest + log(sum) - score[i][answer[i]];
    }
    return loss / (double)n;
}
