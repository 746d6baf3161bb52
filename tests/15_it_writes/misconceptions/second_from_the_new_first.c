/* This is what you get when the second number of a pair is computed from the
 * new first one, which has just been written. Both new numbers are made of the
 * two old ones. In shift_cache both arrays may be the same row.
 *
 * read: write-keep_chunk */
#include "with_turn.h"

static void turn(double pos, size_t d, double base, const double x[d],
                 double turned[d])
{
    for (size_t i = 0; i < d; i += 2) {
        double a = pos * pow(base, -(double)i / (double)d);
        double east = x[i], north = x[i + 1];

        turned[i] = east * cos(a) - north * sin(a);
        turned[i + 1] = turned[i] * sin(a) + north * cos(a);
    }
}
