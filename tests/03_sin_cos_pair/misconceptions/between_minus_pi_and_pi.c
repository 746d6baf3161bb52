/* This is what you get when the angle is returned as atan2 gives it, from -pi
 * to pi. The left half of the clock is then negative. The contract asks for 0
 * to 2 pi.
 *
 * read: the-phase */
#include "sin_cos_pair.h"

#include <math.h>

double phase(const double pair[2])
{
    return atan2(pair[0], pair[1]);
}
