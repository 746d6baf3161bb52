/* This is what you get when a turn is counted in degrees. The frequencies are
 * in radians per position, so the turn has to be in radians as well.
 *
 * read: how-long-a-wave-is */
#include "multi_frequency.h"

double wavelength(double w)
{
    return 360 / w;
}
