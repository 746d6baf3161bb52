/* This is what you get when only pair 0 is turned. There are d/2 pairs, each
 * with a frequency of its own.
 *
 * read: write-keep_chunk */
#include "with_turn.h"

static void turn(double pos, size_t d, double base, const double x[d],
                 double turned[d])
{
    double old[d];

    memcpy(old, x, sizeof old);
    memcpy(turned, old, sizeof old);
    for (size_t i = 0; i < 2; i += 2) {
        double a = pos * pow(base, -(double)i / (double)d);
        double east = old[i], north = old[i + 1];

        turned[i] = east * cos(a) - north * sin(a);
        turned[i + 1] = east * sin(a) + north * cos(a);
    }
}
