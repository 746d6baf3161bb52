/* This is what you get with the arc tangent of sine/cosine. The quotient is the
 * same for two opposite hands, so atan is right in the first quarter only, and
 * it answers between -pi/2 and pi/2. atan2 takes both numbers and tells
 * opposite hands apart.
 *
 * read: the-phase */
#include "sin_cos_pair.h"

#include <math.h>

double phase(const double pair[2])
{
    return atan(pair[0] / pair[1]);
}
