/* This is what you get when the position is taken for degrees and converted to
 * radians. The wave is then 360 positions long, and river and bank get almost
 * the same number.
 *
 * read: radians */
#include "single_sine.h"

#include <math.h>

double single_sine(double pos)
{
    return sin(pos * 3.14159265358979323846 / 180);
}
