/* This is what you get when the position is taken for degrees. The hand then
 * needs 360 positions for one turn, and the first positions all stand near
 * twelve.
 *
 * read: the-hand-of-a-clock */
#include "sin_cos_pair.h"

#include <math.h>

void sin_cos_pair(double pos, double pair[2])
{
    double radians = pos * 3.14159265358979323846 / 180;

    pair[0] = sin(radians);
    pair[1] = cos(radians);
}
