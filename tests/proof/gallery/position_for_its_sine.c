/* The position itself.
 *
 * of: single_sine
 * kind: wrong
 * say: In every call of this test it is pos\. */
#include "single_sine.h"

#include <math.h>

double single_sine(double pos)
{
    return pos;
}
