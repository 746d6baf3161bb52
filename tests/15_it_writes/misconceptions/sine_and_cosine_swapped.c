/* This is what you get when sine and cosine have changed places. Position 0
 * then turns by a quarter: the angle 0 has the cosine 1, and each number must
 * keep all of itself.
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

        turned[i] = east * sin(a) - north * cos(a);
        turned[i + 1] = east * cos(a) + north * sin(a);
    }
}
