/* This is what you get when a factor below 1 is taken for 1. The formula is
 * the same for it: the waves become shorter.
 *
 * read: longer-texts */
#include "rotary.h"

#include <math.h>

double stretched_base(double base, size_t d, double factor)
{
    if (factor < 1)
        return base;
    double exponent = (double)d / ((double)d - 2);
    return base * pow(factor, exponent);
}
