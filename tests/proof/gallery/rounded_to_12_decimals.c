/* of: single_sine
 * kind: wrong
 * say: digits
 * never: 6.28 gives|known mistake */
#include "single_sine.h"

#include <math.h>

double single_sine(double pos)
{
    return round(sin(pos) * 1e12) / 1e12;
}
