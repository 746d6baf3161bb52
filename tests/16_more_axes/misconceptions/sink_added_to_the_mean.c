/* This is what you get when the sink is added to the result. It belongs into
 * the sum below the line.
 *
 * read: a-sink */
#include "with_scores.h"

void attend_with_sink(size_t n, size_t d, const double q[d],
                      const double k[n][d], const double v[n][d], double sink,
                      double y[d])
{
    double score[n], largest, sum;

    make_scores(n, d, q, k, score);
    largest = largest_of(n, score, -INFINITY);
    sum = make_powers(n, score, largest);
    mix(n, d, score, sum, v, y);
    for (size_t c = 0; c < d; c++)
        y[c] += sink;
}
