/* This is what you get when the power is taken of base times factor. Only the
 * factor has the exponent: with the factor 1 the base must stay as it is.
 *
 * read: longer-texts */
#include "rotary.h"

#include <math.h>

double stretched_base(double base, size_t d, double factor)
{
    return pow(base * factor, (double)d / (double)(d - 2));
}
