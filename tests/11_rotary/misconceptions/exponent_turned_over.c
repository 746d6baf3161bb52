/* This is what you get with the exponent (d - 2)/d. That is what stands on the
 * other side of the equation: the new base is what has to be found, so the
 * exponent is turned over.
 *
 * read: longer-texts */
#include "rotary.h"

#include <math.h>

double stretched_base(double base, size_t d, double factor)
{
    return base * pow(factor, (double)(d - 2) / (double)d);
}
