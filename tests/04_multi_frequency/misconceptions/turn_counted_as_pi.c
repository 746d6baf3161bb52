/* This is what you get when a turn is counted as pi. After pi radians the sine
 * is 0 again, but it falls, and the cosine is -1. A whole turn is 2 pi.
 *
 * read: how-long-a-wave-is */
#include "multi_frequency.h"

static const double pi = 3.14159265358979323846;

double wavelength(double w)
{
    return pi / w;
}
