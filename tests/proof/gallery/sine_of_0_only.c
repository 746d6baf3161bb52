/* 0, whatever the position.
 *
 * of: single_sine
 * kind: wrong
 * say: is 0 in every call of this test, whatever the arguments are */
#include "single_sine.h"

#include <math.h>

double single_sine(double pos)
{
    return 0;
}
