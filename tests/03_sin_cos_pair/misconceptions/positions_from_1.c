/* This is what you get when 1 is added to the position, to count from 1.
 * Position 0 then stands at minute 9.55 of the clock and should stand at 0.
 *
 * read: the-hand-of-a-clock */
#include "sin_cos_pair.h"

#include <math.h>

void sin_cos_pair(double pos, double pair[2])
{
    pair[0] = sin(pos + 1);
    pair[1] = cos(pos + 1);
}
