/* of: wavelength
 * kind: wrong
 * say: ^This is a whole number\. */
#include "multi_frequency.h"

#include <math.h>

double wavelength(double w)
{
    return round(2 * acos(-1) / w);
}
