/* of: wavelength
 * kind: wrong
 * say: Does a 1 / 2 stand */
#include "multi_frequency.h"

double wavelength(double w)
{
    return 1 / 2 * 3.141592653589793 / w;
}
