/* Pi with fourteen digits.
 *
 * of: wavelength
 * kind: wrong
 * never: whatever the frequency */
#include "multi_frequency.h"

static const double pi = 3.1415926535898;

double wavelength(double w)
{
    return 2 * pi / w;
}
