/* Half turns are taken off, and the differences are not squared.
 *
 * of: sin_cos_pair
 * kind: wrong
 * say: Are half turns taken off
 *
 * of: pair_distance
 * kind: wrong
 * say: The root is taken of the sum of the two differences
 *
 * of: phase
 * kind: atan_plus_pi_if_negative
 * say: Are half turns taken off */
#include "sin_cos_pair.h"

#include <math.h>

void sin_cos_pair(double pos, double pair[2])
{
    pair[0] = sin(fmod(pos, acos(-1)));
    pair[1] = cos(fmod(pos, acos(-1)));
}

double phase(const double pair[2])
{
    double angle = atan2(pair[0], pair[1]);

    if (angle < 0)
        angle += 2 * acos(-1);
    return fmod(angle, acos(-1));
}

double pair_distance(double p, double q)
{
    return sqrt(sin(p) - sin(q) + cos(p) - cos(q));
}
