/* 0, whatever the position.
 *
 * of: single_sine
 * kind: wrong
 * say: is 0 in every call that this test made, whatever the arguments were */
#include "single_sine.h"

#include <math.h>

double single_sine(double pos)
{
    return 0;
}
