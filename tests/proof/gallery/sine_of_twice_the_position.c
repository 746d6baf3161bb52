/* of: single_sine
 * kind: wrong
 * say: ^This is the sine of twice the position */
#include "single_sine.h"

#include <math.h>

double single_sine(double pos)
{
    return sin(2 * pos);
}
