/* This is what you get when the angle is turned into degrees, and 2 pi is added
 * where it is negative. 2 pi is a whole turn in radians, which atan2 gives and
 * the phase is in: leave out the degrees.
 *
 * read: the-phase */
#include "sin_cos_pair.h"

#include <math.h>

double phase(const double pair[2])
{
    const double pi = 3.14159265358979323846;
    double degrees = atan2(pair[0], pair[1]) * 180 / pi;

    return degrees < 0 ? degrees + 2 * pi : degrees;
}
