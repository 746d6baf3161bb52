/* This is what you get with a plus in the exponent, or where the position is
 * divided by the power: the later pairs turn faster and faster. The exponent
 * is -2p/d.
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
        double a = pos * pow(base, (double)i / (double)d);
        double east = old[i], north = old[i + 1];

        turned[i] = east * cos(a) - north * sin(a);
        turned[i + 1] = east * sin(a) + north * cos(a);
    }
}
