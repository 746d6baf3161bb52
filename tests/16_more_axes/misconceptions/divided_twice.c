/* This is what you get when the result is multiplied by the share that the
 * sink leaves. The sum below the line has the sink in it already.
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
        y[c] *= 1 - exp(sink - largest) / sum;
}
