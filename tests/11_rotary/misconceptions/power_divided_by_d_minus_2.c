/* This is what you get when the power is divided by d - 2, and not its
 * exponent. The quotient d/(d - 2) stands in the exponent.
 *
 * read: longer-texts */
#include "rotary.h"

#include <math.h>

double stretched_base(double base, size_t d, double factor)
{
    return base * pow(factor, (double)d) / (double)(d - 2);
}
