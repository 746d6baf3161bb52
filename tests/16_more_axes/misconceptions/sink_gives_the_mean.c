/* This is what you get when the sink's share goes to the mean of all values.
 * The sink has no value: its share goes nowhere, and the result becomes
 * shorter.
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
    sum = make_powers(n, score, largest) + exp(sink - largest);
    for (size_t j = 0; j < n; j++)
        score[j] += exp(sink - largest) / (double)n;
    mix(n, d, score, sum, v, y);
}
