/* This is what you get when the angle of atan2 is turned into degrees and
 * returned as it is. The phase is in radians, as atan2 gives it, and an angle
 * below 0 is short of a whole turn, 2 pi.
 *
 * read: the-phase */
#include "sin_cos_pair.h"

#include <math.h>

double phase(const double pair[2])
{
    return atan2(pair[0], pair[1]) * 180 / 3.14159265358979323846;
}
