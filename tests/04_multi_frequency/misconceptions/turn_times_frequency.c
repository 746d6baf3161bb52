/* This is what you get when the turn is multiplied by the frequency: then a
 * fast wave is long and a slow one short. Try it on the hands of a clock.
 *
 * read: how-long-a-wave-is */
#include "multi_frequency.h"

static const double pi = 3.14159265358979323846;

double wavelength(double w)
{
    return 2 * pi * w;
}
