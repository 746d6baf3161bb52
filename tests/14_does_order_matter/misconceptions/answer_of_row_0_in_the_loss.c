/* This is what you get when each row's loss is that of row 0's answer. Row i
 * has answer[i].
 *
 * read: one-number-says-how-wrong */
#include "does_order_matter.h"

#include <math.h>

double cross_entropy(size_t n, size_t words, const double score[n][words],
                     const size_t answer[n], double dscore[n][words])
{
    double loss = 0;
    for (size_t i = 0; i < n; i++) {
        double largest = score[i][0];
        for (size_t j = 1; j < words; j++) {
            if (score[i][j] > largest) {
                largest = score[i][j];
            }
        }
        double sum = 0;
        for (size_t j = 0; j < words; j++) {
            sum += exp(score[i][j] - largest);
        }
        loss += log(sum) + largest - score[i][answer[0]];
        for (size_t j = 0; j < words; j++) {
            double p = exp(score[i][j] - largest) / sum;
            if (j == answer[i]) {
                p -= 1;
            }
            dscore[i][j] = p / (double)n;
        }
    }
    return loss / (double)n;
}
