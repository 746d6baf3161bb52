/* This is what you get when the position is reduced modulo 360 before its sine
 * is taken. 360 is a whole turn only in degrees. In radians it is a little more
 * than 57 turns, and the wave jumps there.
 *
 * read: radians */
#include "single_sine.h"

#include <math.h>

double single_sine(double pos)
{
    return sin(fmod(pos, 360));
}
