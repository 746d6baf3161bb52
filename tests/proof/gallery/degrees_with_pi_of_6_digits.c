/* of: single_sine
 * kind: wrong
 * say: taken for degrees here */
#include "single_sine.h"

#include <math.h>

double single_sine(double pos)
{
    return sin(pos * 3.14159 / 180);
}
