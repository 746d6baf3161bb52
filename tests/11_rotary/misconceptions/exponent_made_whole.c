/* This is what you get when d is divided by d - 2 in whole numbers: from 6 on
 * that is 1, and the exponent 1.0159 has lost its fraction. Write one of them
 * as a double.
 *
 * read: longer-texts */
#include "rotary.h"

#include <math.h>

double stretched_base(double base, size_t d, double factor)
{
    return base * pow(factor, (double)(d / (d - 2)));
}
