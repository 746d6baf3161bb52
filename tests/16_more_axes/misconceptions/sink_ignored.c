/* This is what you get when the sink takes nothing: the shares of the keys add
 * up to 1. A program that drops the sink and then divides the rest by their
 * sum again has this result, too.
 *
 * read: a-sink
 * shipped: https://github.com/vllm-project/vllm-metal/pull/550
 * shipped: https://github.com/sgl-project/sglang/pull/30050 */
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
    mix(n, d, score, sum, v, y);
}
