/* Whole turns are taken off, by a 2 pi of seven digits.
 *
 * of: single_sine
 * kind: wrong
 * say: This is what 6.283185 gives for a whole turn */
#include "single_sine.h"

#include <math.h>

double single_sine(double pos)
{
    return sin(fmod(pos, 6.283185));
}
