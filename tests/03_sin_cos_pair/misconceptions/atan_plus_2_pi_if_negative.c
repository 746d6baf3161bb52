/* This is what you get with the arc tangent of sine/cosine, and 2 pi added
 * where it is negative. The quotient is the same for two opposite hands, so the
 * lower half of the clock comes out as the upper. atan2 takes both numbers and
 * tells the two apart.
 *
 * read: the-phase */
#include "sin_cos_pair.h"

#include <math.h>

double phase(const double pair[2])
{
    double angle = atan(pair[0] / pair[1]);

    return angle < 0 ? angle + 2 * 3.14159265358979323846 : angle;
}
