/* The loss of an answer is -log of e^(score - sum), which may be 0.
 *
 * of: cross_entropy
 * kind: wrong
 * say: is a share computed first */
#include "does_order_matter.h"

#include <math.h>

double cross_entropy(size_t n, size_t words, const double score[n][words],
                     const size_t answer[n], double dscore[n][words])
{
    double total = 0;

    for (size_t row = 0; row < n; row++) {
        const double *s = score[row];
        double big = s[0], z = 0, lse;

        for (size_t w = 1; w < words; w++)
            if (s[w] > big)
                big = s[w];
        for (size_t w = 0; w < words; w++)
            z += exp(s[w] - big);
        lse = big + log(z);
        total -= log(exp(s[answer[row]] - lse));
        for (size_t w = 0; w < words; w++) {
            double p = exp(s[w] - lse);
            double target = w == answer[row] ? 1 : 0;
            dscore[row][w] = (p - target) / (double)n;
        }
    }
    return total / (double)n;
}
