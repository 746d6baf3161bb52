/* This is what you get when the exponent is -i/d for index i, so that each
 * number has a frequency of its own. Both numbers of pair p have -2p/d.
 *
 * read: write-keep_chunk */
#include "with_turn.h"

static void turn(double pos, size_t d, double base, const double x[d],
                 double turned[d])
{
    for (size_t i = 0; i < d; i += 2) {
        double first = pos * pow(base, -(double)i / (double)d);
        double second = pos * pow(base, -(double)(i + 1) / (double)d);
        double east = x[i], north = x[i + 1];

        turned[i] = east * cos(first) - north * sin(first);
        turned[i + 1] = east * sin(second) + north * cos(second);
    }
}
