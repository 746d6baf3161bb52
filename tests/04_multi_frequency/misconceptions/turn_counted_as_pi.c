/* This is what you get when the wave is taken to be back at half a turn. Its
 * sine is 0 there again, but on the way down, and its cosine is -1.
 *
 * read: how-long-a-wave-is */
#include "multi_frequency.h"

static const double pi = 3.14159265358979323846;

double wavelength(double w)
{
    return pi / w;
}
