/* This is what you get with the arc tangent of sine/cosine, in degrees. The
 * phase is in radians. And the quotient is the same for two opposite hands:
 * atan2 takes both numbers and tells the two apart.
 *
 * read: the-phase */
#include "sin_cos_pair.h"

#include <math.h>

double phase(const double pair[2])
{
    return atan(pair[0] / pair[1]) * 180 / 3.14159265358979323846;
}
