/* This is what you get when a turn is counted as 1. That is right for
 * frequencies in turns per position. These are in radians per position, and a
 * turn is 2 pi radians.
 *
 * read: how-long-a-wave-is */
#include "multi_frequency.h"

double wavelength(double w)
{
    return 1 / w;
}
