/* This is what you get with 1 + 2/d in the exponent. d/(d - 2) is 1 + 2/(d -
 * 2).
 *
 * read: longer-texts */
#include "rotary.h"

#include <math.h>

double stretched_base(double base, size_t d, double factor)
{
    return base * pow(factor, 1 + 2 / (double)d);
}
