/* This is what you get when the sink is added in the loop over the keys, and
 * before it, too. It stands in the sum once, however many keys there are.
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
    sum =
        make_powers(n, score, largest) + (double)(n + 1) * exp(sink - largest);
    mix(n, d, score, sum, v, y);
}
