/* This is what you get when the sum of the values is not divided by the sum of
 * the powers of e.
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
    make_powers(n, score, largest);
    sum = 1;
    mix(n, d, score, sum, v, y);
}
