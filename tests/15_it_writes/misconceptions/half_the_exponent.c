/* This is what you get when pair i has the exponent -i/d, where it is -2i/d.
 * If your loop counts pairs, there is a 2 to add; if it counts indices by
 * twos, none.
 *
 * read: write-keep_chunk */
#include "with_turn.h"

static void turn(double pos, size_t d, double base, const double x[d],
                 double turned[d])
{
    for (size_t i = 0; i < d; i += 2) {
        double a = pos * pow(base, -(double)i / 2 / (double)d);
        double east = x[i], north = x[i + 1];

        turned[i] = east * cos(a) - north * sin(a);
        turned[i + 1] = east * sin(a) + north * cos(a);
    }
}
