/* This is what you get when the largest score is not subtracted first, or some
 * other number is. e to 1000 is more than a double can hold, and e to -1000 is
 * 0.
 *
 * read: write-attend_with_sink */
#include "with_scores.h"

void attend_with_sink(size_t n, size_t d, const double q[d],
                      const double k[n][d], const double v[n][d], double sink,
                      double y[d])
{
    double score[n], sum;

    make_scores(n, d, q, k, score);
    sum = make_powers(n, score, 0) + exp(sink);
    mix(n, d, score, sum, v, y);
}
