/* of: stretched_base
 * kind: wrong
 * say: This is base times factor times d/\(d - 2\) */
#include "rotary.h"

#include <math.h>

double stretched_base(double base, size_t d, double factor)
{
    double e = (double)d / (double)(d - 2);
    return base * factor * e;
}
