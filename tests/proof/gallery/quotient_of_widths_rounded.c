/* The exponent is rounded.
 *
 * of: stretched_base
 * kind: wrong
 * say: This number is the base times factor to the power 1\.$ */
#include "rotary.h"

#include <math.h>

double stretched_base(double base, size_t d, double factor)
{
    return base * pow(factor, round((double)d / (double)(d - 2)));
}
