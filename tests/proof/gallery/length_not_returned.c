/* What is computed is not returned.
 *
 * of: wavelength
 * kind: wrong
 * say: Is it what was computed that is returned
 * never: Does a 1 / 2 stand */
#include "multi_frequency.h"

static const double pi = 3.14159265358979323846;

double wavelength(double w)
{
    double length = 2 * pi / w;
    (void)length;
    return 0;
}
