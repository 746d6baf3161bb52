/* This is what you get when the loop goes from index to index, and not from
 * pair to pair: a number is turned with its left neighbour, and then with its
 * right one. Pair p is the numbers 2p and 2p + 1.
 *
 * read: write-keep_chunk */
#include "with_turn.h"

static void turn(double pos, size_t d, double base, const double x[d],
                 double turned[d])
{
    memmove(turned, x, d * sizeof *x);
    for (size_t i = 0; i + 1 < d; i++) {
        double a = pos * pow(base, -(double)i / (double)d);
        double east = turned[i], north = turned[i + 1];

        turned[i] = east * cos(a) - north * sin(a);
        turned[i + 1] = east * sin(a) + north * cos(a);
    }
}
