/* Everything in long double, and Adam with one factor for both corrections:
 * its small number is scaled with the root. */
#include "does_order_matter.h"

#include <math.h>

double cross_entropy(size_t n, size_t words, const double score[n][words],
                     const size_t answer[n], double dscore[n][words])
{
    long double loss = 0;

    for (size_t i = 0; i < n; i++) {
        long double largest = -INFINITY, sum = 0;

        for (size_t j = 0; j < words; j++)
            largest = fmaxl(largest, score[i][j]);
        for (size_t j = 0; j < words; j++)
            sum += expl(score[i][j] - largest);
        loss += logl(sum) + largest - score[i][answer[i]];
        for (size_t j = 0; j < words; j++)
            dscore[i][j] = (double)((expl(score[i][j] - largest) / sum -
                                     (j == answer[i])) /
                                    n);
    }
    return (double)(loss / n);
}

void adam(size_t n, size_t step, double rate, const double gradient[n],
          double mean[n], double square[n], double parameter[n])
{
    double first = 1 - pow(0.9, (double)step);
    double root = sqrt(1 - pow(0.999, (double)step));

    for (size_t c = n; c-- > 0;) {
        mean[c] += (1 - 0.9) * (gradient[c] - mean[c]);
        square[c] += (1 - 0.999) * (pow(gradient[c], 2) - square[c]);
        parameter[c] -=
            rate * root / first * mean[c] / (sqrt(square[c]) + 1e-8 * root);
    }
}
