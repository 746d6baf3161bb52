/* This is what you get when the largest is that of the keys alone, and it is
 * not subtracted from the sink. All are terms of one sum: subtract the largest
 * from each.
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
    sum = make_powers(n, score, largest) + exp(sink);
    mix(n, d, score, sum, v, y);
}
