/* The distance is the root of two squares, computed from two whole pairs, and
 * the first return uses it. The phase is brought into its range by one
 * remainder. */
#include "sin_cos_pair.h"

#include <math.h>

static const double pi = 3.14159265358979323846;

void sin_cos_pair(double pos, double pair[2])
{
    pair[0] = sin(pos);
    pair[1] = sin(pos + pi / 2);
}

double phase(const double pair[2])
{
    return fmod(atan2(pair[0], pair[1]) + 2 * pi, 2 * pi);
}

double pair_distance(double p, double q)
{
    double first[2], second[2];

    sin_cos_pair(p, first);
    sin_cos_pair(q, second);
    return sqrt((first[0] - second[0]) * (first[0] - second[0]) +
                (first[1] - second[1]) * (first[1] - second[1]));
}

size_t first_return(double tolerance)
{
    for (size_t k = 1;; k++)
        if (pair_distance((double)k, 0) < tolerance)
            return k;
}
