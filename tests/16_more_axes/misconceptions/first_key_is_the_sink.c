/* This is what you get when the first key is the sink, and its value is
 * dropped. That is the other kind of sink: the first words of a text, which
 * chapter 15's cache keeps.
 *
 * read: a-sink */
#include "with_scores.h"

void attend_with_sink(size_t n, size_t d, const double q[d],
                      const double k[n][d], const double v[n][d], double sink,
                      double y[d])
{
    double score[n], largest, sum;

    make_scores(n, d, q, k, score);
    (void)sink;
    largest = largest_of(n, score, -INFINITY);
    sum = make_powers(n, score, largest);
    score[0] = 0;
    mix(n, d, score, sum, v, y);
}
