/* This is what you get when the frequency is divided by 2 pi. That is the
 * number of turns for each position. The wavelength is the number of positions
 * for each turn: divide 2 pi by the frequency.
 *
 * read: how-long-a-wave-is */
#include "multi_frequency.h"

static const double pi = 3.14159265358979323846;

double wavelength(double w)
{
    return w / (2 * pi);
}
