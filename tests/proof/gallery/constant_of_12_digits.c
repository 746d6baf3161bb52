/* of: wavelength
 * kind: wrong
 * say: right to [a-z]+ digits, and a double has fifteen */
#include "multi_frequency.h"

double wavelength(double w)
{
    return 6.28318530718 / w;
}
