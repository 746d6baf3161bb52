/* This is what you get when the sink is in the search for the largest score,
 * and not in the sum. The shares of the keys then add up to 1. The sum has one
 * more term, e^(sink - largest).
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
    sum = make_powers(n, score, largest);
    mix(n, d, score, sum, v, y);
}
