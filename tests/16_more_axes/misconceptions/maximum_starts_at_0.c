/* This is what you get when the search for the largest score begins with 0, or
 * with another number far above the scores, and the sink is not in it. Where
 * there is no sink and all scores are far below that number, each power is 0,
 * and so is their sum.
 *
 * read: write-attend_with_sink */
#include "with_scores.h"

void attend_with_sink(size_t n, size_t d, const double q[d],
                      const double k[n][d], const double v[n][d], double sink,
                      double y[d])
{
    double score[n], largest, sum;

    make_scores(n, d, q, k, score);
    largest = largest_of(n, score, 0);
    sum = make_powers(n, score, largest) + exp(sink - largest);
    mix(n, d, score, sum, v, y);
}
