/* This is what you get when the sink itself is added to the sum, and not e to
 * it. A sink may well be below 0, and then it would make the result longer.
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
    sum = make_powers(n, score, largest) + sink;
    mix(n, d, score, sum, v, y);
}
