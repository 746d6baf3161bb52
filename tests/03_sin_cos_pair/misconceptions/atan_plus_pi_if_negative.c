/* This is what you get when the left half of the clock comes out as the right.
 * Are half turns taken off? A turn is 2 pi. Or is it the arc tangent of
 * sine/cosine, and pi added where it is negative? The quotient is the same for
 * two opposite hands; atan2 takes both numbers.
 *
 * read: the-phase */
#include "sin_cos_pair.h"

#include <math.h>

double phase(const double pair[2])
{
    double angle = atan(pair[0] / pair[1]);

    return angle < 0 ? angle + 3.14159265358979323846 : angle;
}
