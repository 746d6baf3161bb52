/* This is what you get when 1 is added to the sum for the sink. That is its
 * power of e only if it is the largest score: otherwise e^(sink - largest).
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
    sum = make_powers(n, score, largest) + 1;
    mix(n, d, score, sum, v, y);
}
