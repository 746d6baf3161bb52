/* This is what you get when the sink is added to the score of each key, too.
 * Softmax sees differences alone: the sink then counts as one of score 0,
 * whatever it is.
 *
 * read: a-sink */
#include "with_scores.h"

void attend_with_sink(size_t n, size_t d, const double q[d],
                      const double k[n][d], const double v[n][d], double sink,
                      double y[d])
{
    double score[n], largest, sum;

    make_scores(n, d, q, k, score);
    for (size_t j = 0; j < n; j++)
        score[j] += isfinite(sink) ? sink : 0;
    largest = largest_of(n, score, sink);
    sum = make_powers(n, score, largest) + exp(sink - largest);
    mix(n, d, score, sum, v, y);
}
