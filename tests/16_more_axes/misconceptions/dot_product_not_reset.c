/* This is what you get when a dot product goes on from the one before: each
 * key's score has those of all keys before it in it. Set the sum back to 0 for
 * each key.
 *
 * read: write-attend_with_sink */
#include "with_scores.h"

void attend_with_sink(size_t n, size_t d, const double q[d],
                      const double k[n][d], const double v[n][d], double sink,
                      double y[d])
{
    double score[n], largest, sum;

    make_scores(n, d, q, k, score);
    for (size_t j = 1; j < n; j++)
        score[j] += score[j - 1];
    largest = largest_of(n, score, sink);
    sum = make_powers(n, score, largest) + exp(sink - largest);
    mix(n, d, score, sum, v, y);
}
