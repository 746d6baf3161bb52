/* This is what you get when the cosine has no sign: computed from the sine, as
 * the root of 1 - sine^2, or with fabs. Neither is ever negative, so the sign
 * is lost in the lower half of the clock. That sign tells whether the wave
 * rises or falls.
 *
 * read: rising-or-falling */
#include "sin_cos_pair.h"

#include <math.h>

void sin_cos_pair(double pos, double pair[2])
{
    pair[0] = sin(pos);
    pair[1] = sqrt(1 - pair[0] * pair[0]);
}
