/* This is what you get when a turn is multiplied by the frequency. A fast wave
 * is then long and a slow wave short. It is the other way round: divide the
 * turn by the frequency.
 *
 * read: how-long-a-wave-is */
#include "multi_frequency.h"

static const double pi = 3.14159265358979323846;

double wavelength(double w)
{
    return 2 * pi * w;
}
