/* of: wavelength
 * kind: wrong
 * say: In C 1 / 2 is 0 */
#include "multi_frequency.h"

double wavelength(double w)
{
    return 1 / 2 * 3.141592653589793 / w;
}
