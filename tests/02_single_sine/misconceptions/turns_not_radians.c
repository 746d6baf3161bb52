/* This is what you get when the position is multiplied by 2 pi, so that each
 * position turns by a whole turn and not by one radian. At whole positions the
 * sine is then always 0.
 *
 * read: one-wave */
#include "single_sine.h"

#include <math.h>

double single_sine(double pos)
{
    return sin(2 * 3.14159265358979323846 * pos);
}
