/* This is what you get when both numbers have a minus. The first is x cos - y
 * sin, the second x sin + y cos.
 *
 * read: write-keep_chunk */
#include "with_turn.h"

static void turn(double pos, size_t d, double base, const double x[d],
                 double turned[d])
{
    double old[d];

    memcpy(old, x, sizeof old);
    memcpy(turned, old, sizeof old);
    for (size_t i = 0; i < d; i += 2) {
        double a = pos * pow(base, -(double)i / (double)d);
        double east = old[i], north = old[i + 1];

        turned[i] = east * cos(a) - north * sin(a);
        turned[i + 1] = east * sin(a) - north * cos(a);
    }
}
