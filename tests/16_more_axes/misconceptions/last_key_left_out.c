/* This is what you get when the last key is left out. Keys count from 0 to n -
 * 1, the last one included.
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
    score[n - 1] = 0;
    sum = exp(sink - largest);
    for (size_t j = 0; j < n; j++)
        sum += score[j];
    mix(n, d, score, sum, v, y);
}
