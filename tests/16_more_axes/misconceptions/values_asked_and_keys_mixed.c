/* This is what you get when keys and values are exchanged. The query asks the
 * keys, and the values are mixed.
 *
 * read: a-sink */
#include "with_scores.h"

void attend_with_sink(size_t n, size_t d, const double q[d],
                      const double k[n][d], const double v[n][d], double sink,
                      double y[d])
{
    double score[n], largest, sum;

    make_scores(n, d, q, v, score);
    largest = largest_of(n, score, sink);
    sum = make_powers(n, score, largest) + exp(sink - largest);
    mix(n, d, score, sum, k, y);
}
