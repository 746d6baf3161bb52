/* This is what you get when 1 is added to the sum whatever the sink is. That
 * is a sink of score 0; a trained sink has a score of its own.
 *
 * read: a-sink */
#include "with_scores.h"

void attend_with_sink(size_t n, size_t d, const double q[d],
                      const double k[n][d], const double v[n][d], double sink,
                      double y[d])
{
    double score[n], largest, sum;

    make_scores(n, d, q, k, score);
    largest = largest_of(n, score, 0);
    sum = make_powers(n, score, largest) + exp(-largest);
    (void)sink;
    mix(n, d, score, sum, v, y);
}
