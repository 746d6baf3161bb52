/* This is what you get when both sines have the same sign. Near offset 0 it
 * looks right. But it is no rotation: the length of the pair changes.
 *
 * read: the-proof */
#include "offset_identity.h"

#include <math.h>

void offset_rotation(double k, double w, double t[2][2])
{
    t[0][0] = t[1][1] = cos(k * w);
    t[0][1] = t[1][0] = sin(k * w);
}
