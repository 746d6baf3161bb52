/* This is what you get when sine and cosine are swapped in atan2, and an angle
 * below 0 is left as it is. The sine is the first argument, pair[0]. Below 0
 * the angle is short of a whole turn, 2 pi.
 *
 * read: the-phase */
#include "sin_cos_pair.h"

#include <math.h>

double phase(const double pair[2])
{
    return atan2(pair[1], pair[0]);
}
