/* This is what you get when positions are counted from 1 inside the function.
 * The hand then stands at minute 9.55 when the text begins.
 *
 * read: the-hand-of-a-clock
 */
#include "sin_cos_pair.h"

#include <math.h>

void sin_cos_pair(double pos, double pair[2])
{
    pair[0] = sin(pos + 1);
    pair[1] = cos(pos + 1);
}
