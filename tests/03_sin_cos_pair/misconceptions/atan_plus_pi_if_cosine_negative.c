/* This is what you get with the arc tangent of sine/cosine, and pi added where
 * the cosine is negative. Three quarters are right. In the fourth, from nine to
 * twelve o'clock, the angle is still negative: it needs a whole turn. atan2
 * finds the quarter for you.
 *
 * read: the-phase */
#include "sin_cos_pair.h"

#include <math.h>

double phase(const double pair[2])
{
    double angle = atan(pair[0] / pair[1]);

    return pair[1] < 0 ? angle + 3.14159265358979323846 : angle;
}
