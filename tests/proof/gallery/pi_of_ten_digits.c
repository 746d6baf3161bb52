/* Pi with ten digits: the result is near 2 pi where w is 1.
 *
 * of: wavelength
 * kind: wrong
 * say: right to nine digits
 * never: whatever the frequency */
#include "multi_frequency.h"

static const double pi = 3.141592654;

double wavelength(double w)
{
    return 2 * pi / w;
}
