/* This is what you get where three quarters are right, and the angle is still
 * negative in the fourth, from nine to twelve o'clock: it needs a whole turn.
 * It comes of pi with the arc tangent of sine/cosine, or with the arc sine,
 * where the cosine is negative. Behind atan2 every angle below 0 needs 2 pi.
 *
 * read: the-phase */
#include "sin_cos_pair.h"

#include <math.h>

double phase(const double pair[2])
{
    double angle = atan(pair[0] / pair[1]);

    return pair[1] < 0 ? angle + 3.14159265358979323846 : angle;
}
