/* This is what you get when a turn is counted as 360 degrees. The frequencies
 * are in radians per position, so a turn is 2 pi radians.
 *
 * read: how-long-a-wave-is */
#include "multi_frequency.h"

double wavelength(double w)
{
    return 360 / w;
}
