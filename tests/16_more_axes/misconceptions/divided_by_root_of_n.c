/* This is what you get when the scores are divided by the root of n, the
 * number of keys. It is the root of d, the width of a key.
 *
 * read: write-attend_with_sink */
#include "with_scores.h"

void attend_with_sink(size_t n, size_t d, const double q[d],
                      const double k[n][d], const double v[n][d], double sink,
                      double y[d])
{
    double score[n], largest, sum;

    make_scores(n, d, q, k, score);
    for (size_t j = 0; j < n; j++)
        score[j] *= sqrt((double)d) / sqrt((double)n);
    largest = largest_of(n, score, sink);
    sum = make_powers(n, score, largest) + exp(sink - largest);
    mix(n, d, score, sum, v, y);
}
