/* This is what you get when the division is upside down. It answers another
 * question: how many turns the wave makes from one position to the next.
 *
 * read: how-long-a-wave-is */
#include "multi_frequency.h"

static const double pi = 3.14159265358979323846;

double wavelength(double w)
{
    return w / (2 * pi);
}
