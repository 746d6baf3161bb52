/* The power is added to the base.
 *
 * of: stretched_base
 * kind: wrong
 * say: The power of factor is added to base here */
#include "rotary.h"

#include <math.h>

double stretched_base(double base, size_t d, double factor)
{
    return base + pow(factor, (double)d / (double)(d - 2));
}
