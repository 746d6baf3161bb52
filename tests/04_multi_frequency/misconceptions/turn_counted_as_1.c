/* This is what you get when a whole turn is counted as 1. That would be right
 * for a frequency in turns per position, but ours are in radians, and a turn
 * has more than six of those.
 *
 * read: how-long-a-wave-is */
#include "multi_frequency.h"

double wavelength(double w)
{
    return 1 / w;
}
