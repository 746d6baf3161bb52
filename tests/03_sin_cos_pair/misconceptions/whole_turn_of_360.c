/* This is what you get when 360 is added to the angles below 0. atan2 answers
 * in radians, and a whole turn is 2 pi of them.
 *
 * read: the-phase */
#include "sin_cos_pair.h"

#include <math.h>

double phase(const double pair[2])
{
    double angle = atan2(pair[0], pair[1]);

    return angle < 0 ? angle + 360 : angle;
}
