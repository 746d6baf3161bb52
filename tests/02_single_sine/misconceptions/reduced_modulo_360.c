/* This is what you get when the position is brought back below 360 before its
 * sine is taken. 360 is a whole turn only in degrees; in radians it is a
 * little more than 57 turns, and the wave jumps there.
 *
 * read: radians
 */
#include "single_sine.h"

#include <math.h>

double single_sine(double pos)
{
    return sin(fmod(pos, 360));
}
