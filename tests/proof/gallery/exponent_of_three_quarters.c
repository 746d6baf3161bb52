/* The exponent is d/(d - 2), times three quarters.
 *
 * of: stretched_base
 * kind: wrong
 * never: the base times factor to the */
#include "rotary.h"

#include <math.h>

double stretched_base(double base, size_t d, double factor)
{
    return base * pow(factor, 0.75 * (double)d / (double)(d - 2));
}
