/* The phase comes from an arc cosine, and the sine says which half of the clock
 * it is in. The distance comes from the cosine of the offset, and the first
 * return compares squares. */
#include "sin_cos_pair.h"

#include <math.h>

static const double turn = 6.283185307179586;

void sin_cos_pair(double pos, double pair[2])
{
    pair[0] = sin(fmod(pos, turn));
    pair[1] = cos(fmod(pos, turn));
}

double phase(const double pair[2])
{
    double angle = acos(pair[1]);

    if (pair[0] >= 0 || angle == 0)
        return angle;
    return turn - angle;
}

double pair_distance(double p, double q)
{
    return sqrt(2 - 2 * cos(p - q));
}

size_t first_return(double tolerance)
{
    size_t k = 1;

    while (!(2 - 2 * cos((double)k) < tolerance * tolerance))
        k++;
    return k;
}
