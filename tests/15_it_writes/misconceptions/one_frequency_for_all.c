/* This is what you get when all pairs turn by the same angle, the position.
 * Pair p turns by position * base^(-2p/d). A quotient of whole numbers such as
 * p / d is 0: make doubles of them first.
 *
 * read: write-keep_chunk */
#include "with_turn.h"

static void turn(double pos, size_t d, double base, const double x[d],
                 double turned[d])
{
    (void)base;
    for (size_t i = 0; i < d; i += 2) {
        double east = x[i], north = x[i + 1];

        turned[i] = east * cos(pos) - north * sin(pos);
        turned[i + 1] = east * sin(pos) + north * cos(pos);
    }
}
