/* Everything is in long double, and no phase is as large as 2 pi. The distance
 * comes from the dot product of the two pairs. The first return looks only near
 * whole turns, once they are the only places left. */
#include "sin_cos_pair.h"

#include <math.h>

static const long double pi = 3.14159265358979323846L;

void sin_cos_pair(double pos, double pair[2])
{
    pair[0] = (double)sinl(pos);
    pair[1] = (double)cosl(pos);
}

double phase(const double pair[2])
{
    long double angle = atan2l(pair[0], pair[1]);
    double rounded = (double)(angle < 0 ? angle + 2 * pi : angle);

    return rounded < (double)(2 * pi) ? rounded : nextafter(2 * pi, 0);
}

double pair_distance(double p, double q)
{
    double first[2], second[2], dot;

    sin_cos_pair(p, first);
    sin_cos_pair(q, second);
    dot = first[0] * second[0] + first[1] * second[1];
    return sqrt(fmax(0, 2 - 2 * dot));
}

size_t first_return(double tolerance)
{
    if (pair_distance(1, 0) < tolerance)
        return 1;
    for (long turns = 1;; turns++) {
        long k = lroundl(2 * pi * (long double)turns);

        if (2 * fabs(sin((double)k / 2)) < tolerance)
            return (size_t)k;
    }
}
