/* Everything is in long double, rounded once at the end. The distance is the
 * root of a square, and the better pair is kept in a struct. */
#include "single_sine.h"

#include <math.h>

struct meeting {
    size_t p, q;
    long double distance;
};

double single_sine(double pos)
{
    return (double)sinl(pos);
}

static long double between(double x, double y)
{
    long double difference = (long double)x - y;

    return sqrtl(difference * difference);
}

double closest_values(size_t n, const double value[n], size_t *p, size_t *q)
{
    struct meeting best = {0, 1, between(value[0], value[1])};

    for (size_t a = 0; a < n; a++)
        for (size_t b = a + 1; b < n; b++) {
            struct meeting this = {a, b, between(value[a], value[b])};

            if (this.distance < best.distance)
                best = this;
        }
    *p = best.p;
    *q = best.q;
    return (double)best.distance;
}
