/* The shares as e^(score - ln of the sum), and softmax backwards with the
 * whole matrix of derivatives. */
#include "does_order_matter.h"

#include <math.h>

double cross_entropy(size_t n, size_t words, const double score[n][words],
                     const size_t answer[n], double dscore[n][words])
{
    double loss = 0;

    for (size_t i = n; i-- > 0;) {
        double largest = score[i][0], sum = 0, all;

        for (size_t j = 1; j < words; j++)
            if (score[i][j] > largest)
                largest = score[i][j];
        for (size_t j = 0; j < words; j++)
            sum += exp(score[i][j] - largest);
        all = largest + log(sum);
        loss += (all - score[i][answer[i]]) / (double)n;
        for (size_t j = 0; j < words; j++)
            dscore[i][j] = exp(score[i][j] - all) / (double)n;
        dscore[i][answer[i]] -= 1 / (double)n;
    }
    return loss;
}

void softmax_backward(size_t n, const double weight[n], const double dweight[n],
                      double dscore[n])
{
    for (size_t j = 0; j < n; j++) {
        dscore[j] = 0;
        for (size_t m = 0; m < n; m++)
            dscore[j] += dweight[m] * weight[m] * ((m == j) - weight[j]);
    }
}
