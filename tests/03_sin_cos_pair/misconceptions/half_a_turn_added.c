/* This is what you get when pi is added to the angles of atan2 below 0, or when
 * those of acos are subtracted from pi. That is half a turn, and the hand then
 * points the other way. A whole turn is 2 pi.
 *
 * read: the-phase */
#include "sin_cos_pair.h"

#include <math.h>

double phase(const double pair[2])
{
    double angle = atan2(pair[0], pair[1]);

    return angle < 0 ? angle + 3.14159265358979323846 : angle;
}
