/* This is what you get with the exponent -1: the base is divided by the
 * factor. Is it d / d - 2, without parentheses? C divides before it subtracts,
 * so that is 1 - 2.
 *
 * read: longer-texts */
#include "rotary.h"

double stretched_base(double base, size_t d, double factor)
{
    (void)d;
    return base / factor;
}
