/* Rows move to other places.
 *
 * of: shift_cache
 * kind: wrong
 * say: What should be: Row 0 stays */
#include "it_writes.h"

#include <math.h>
#include <string.h>

static void turn(double pos, size_t d, double base, const double x[d],
                 double turned[d])
{
    for (size_t i = 0; i < d; i += 2) {
        double a = pos * pow(base, -(double)i / (double)d);
        double east = x[i], north = x[i + 1];

        turned[i] = east * cos(a) - north * sin(a);
        turned[i + 1] = east * sin(a) + north * cos(a);
    }
}

size_t shift_cache(size_t filled, size_t keep, size_t drop, size_t d,
                   double base, double keys[filled][d],
                   double values[filled][d])
{
    for (size_t j = keep + drop; j < filled; j++) {
        turn(-(double)drop, d, base, keys[j], keys[j - drop]);
        memmove(values[j - keep], values[j], sizeof values[j]);
    }
    return filled - drop;
}
