/* This is what you get with float in place of double. A float has 7 digits,
 * and the angle loses one more for each digit of the position.
 *
 * read: write-keep_chunk */
#include "with_turn.h"

static void turn(double pos, size_t d, double base, const double x[d],
                 double turned[d])
{
    for (size_t i = 0; i < d; i += 2) {
        float a = (float)pos * powf((float)base, -(float)i / (float)d);
        float east = (float)x[i], north = (float)x[i + 1];

        turned[i] = (double)(east * cosf(a) - north * sinf(a));
        turned[i + 1] = (double)(east * sinf(a) + north * cosf(a));
    }
}
