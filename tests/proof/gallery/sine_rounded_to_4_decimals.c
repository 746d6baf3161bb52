/* of: single_sine
 * kind: wrong
 * say: It is what it should be, rounded to 4 decimals */
#include "single_sine.h"

#include <math.h>

double single_sine(double pos)
{
    return round(sin(pos) * 1e4) / 1e4;
}
