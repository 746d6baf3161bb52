/* This is what you get when number i is paired with number i + d/2. Here the
 * pairs are neighbours, 2i and 2i + 1, as in chapter 11's rotate.
 *
 * read: write-keep_chunk
 * shipped: https://github.com/huggingface/candle/issues/3410 */
#include "with_turn.h"

static void turn(double pos, size_t d, double base, const double x[d],
                 double turned[d])
{
    size_t half = d / 2;

    for (size_t i = 0; i < half; i++) {
        double a = pos * pow(base, -2 * (double)i / (double)d);
        double east = x[i], north = x[i + half];

        turned[i] = east * cos(a) - north * sin(a);
        turned[i + half] = east * sin(a) + north * cos(a);
    }
}
