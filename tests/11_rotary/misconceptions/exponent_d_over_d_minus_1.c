/* This is what you get with d/(d - 1) in the exponent. The slowest of d/2
 * pairs has the exponent (d - 2)/d, so it is d/(d - 2).
 *
 * read: longer-texts */
#include "rotary.h"

#include <math.h>

double stretched_base(double base, size_t d, double factor)
{
    return base * pow(factor, (double)d / (double)(d - 1));
}
