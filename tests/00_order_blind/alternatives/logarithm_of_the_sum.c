/* The weights are e to the score minus the logarithm of the sum. The rows are
 * divided by the fourth root of d before the dot product, and all sums run
 * backwards. */
#include "order_blind.h"

#include <math.h>

void softmax(size_t n, const double score[n], double weight[n])
{
    double largest = score[n - 1], sum = 0, logarithm;

    for (size_t k = n; k-- > 0;)
        largest = score[k] > largest ? score[k] : largest;
    for (size_t k = n; k-- > 0;)
        sum += exp(score[k] - largest);
    logarithm = largest + log(sum);
    for (size_t k = n; k-- > 0;)
        weight[k] = exp(score[k] - logarithm);
}

void self_attention(size_t n, size_t d, const double x[n][d], double y[n][d])
{
    double score[n], weight[n], scale = pow((double)d, -0.25);

    for (size_t r = n; r-- > 0;) {
        for (size_t k = n; k-- > 0;) {
            score[k] = 0;
            for (size_t c = d; c-- > 0;)
                score[k] += scale * x[r][c] * (scale * x[k][c]);
        }
        softmax(n, score, weight);
        for (size_t c = d; c-- > 0;) {
            y[r][c] = 0;
            for (size_t k = n; k-- > 0;)
                y[r][c] += weight[k] * x[k][c];
        }
    }
}

void mean_row(size_t n, size_t d, const double x[n][d], double mean[d])
{
    double share = 1 / (double)n;

    for (size_t c = d; c-- > 0;) {
        mean[c] = 0;
        for (size_t r = n; r-- > 0;)
            mean[c] += share * x[r][c];
    }
}
