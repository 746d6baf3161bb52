/* This is what you get where three quarters are right, and the angle is still
 * negative in the fourth, from nine to twelve o'clock: it needs a whole turn.
 * It comes of the arc tangent of sine/cosine, with pi added where the cosine
 * is negative. Behind atan2 it is every angle below 0 that needs 2 pi.
 *
 * read: the-phase */
#include "sin_cos_pair.h"

#include <math.h>

double phase(const double pair[2])
{
    double angle = atan(pair[0] / pair[1]);

    return pair[1] < 0 ? angle + 3.14159265358979323846 : angle;
}
