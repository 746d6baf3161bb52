/* of: single_sine
 * kind: wrong
 * say: from 2 to 3, and the others pass
 * never: others are right */
#include "single_sine.h"

double single_sine(double pos)
{
    double x = pos, x2 = x * x;
    return x - x * x2 / 6 + x * x2 * x2 / 120 - x * x2 * x2 * x2 / 5040;
}
