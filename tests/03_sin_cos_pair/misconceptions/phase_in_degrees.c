/* This is what you get when the angle is right, but in degrees. The phase is in
 * radians, as atan2 gives it: a whole turn is 2 pi.
 *
 * read: the-phase */
#include "sin_cos_pair.h"

#include <math.h>

double phase(const double pair[2])
{
    double degrees = atan2(pair[0], pair[1]) * 180 / 3.14159265358979323846;

    return degrees < 0 ? degrees + 360 : degrees;
}
