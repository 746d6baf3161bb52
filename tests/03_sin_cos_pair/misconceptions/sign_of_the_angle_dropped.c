/* This is what you get when the minus sign of an angle below 0 is dropped, as
 * with fabs. The left half of the clock then comes out as the right. Such an
 * angle is short of a whole turn: add 2 pi.
 *
 * read: the-phase */
#include "sin_cos_pair.h"

#include <math.h>

double phase(const double pair[2])
{
    return fabs(atan2(pair[0], pair[1]));
}
