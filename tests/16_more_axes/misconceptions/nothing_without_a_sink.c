/* This is what you get when the result is 0 without a sink. A sink of
 * -INFINITY is none: the keys keep all.
 *
 * read: a-sink */
#include "with_scores.h"

void attend_with_sink(size_t n, size_t d, const double q[d],
                      const double k[n][d], const double v[n][d], double sink,
                      double y[d])
{
    double score[n], largest, sum;

    make_scores(n, d, q, k, score);
    largest = largest_of(n, score, sink);
    sum = make_powers(n, score, largest) + exp(sink - largest);
    mix(n, d, score, sum, v, y);
    for (size_t c = 0; c < d; c++)
        y[c] = sink == -INFINITY ? 0 : y[c];
}
