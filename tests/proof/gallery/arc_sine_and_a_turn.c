/* The arc sine: the sign of the cosine is not looked at, and where it is above
 * 0 the angle is right. cosine_of_the_phase_negated.c turns it round.
 *
 * of: phase
 * kind: wrong
 * say: The sign of the cosine makes no difference here
 * never: whose cosine has the opposite */
#include "sin_cos_pair.h"

#include <math.h>

double phase(const double pair[2])
{
    double angle = asin(pair[0]);

    return angle < 0 ? angle + 2 * 3.14159265358979323846 : angle;
}
