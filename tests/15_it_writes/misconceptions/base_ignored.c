/* This is what you get with the base 10000 whatever base is given. The base is
 * a parameter, and models have others; those with two kinds of layers even
 * have two.
 *
 * read: write-keep_chunk
 * shipped: https://github.com/ggml-org/llama.cpp/pull/12373 */
#include "with_turn.h"

static void turn(double pos, size_t d, double base, const double x[d],
                 double turned[d])
{
    (void)base;
    for (size_t i = 0; i < d; i += 2) {
        double a = pos * pow(10000, -(double)i / (double)d);
        double east = x[i], north = x[i + 1];

        turned[i] = east * cos(a) - north * sin(a);
        turned[i + 1] = east * sin(a) + north * cos(a);
    }
}
