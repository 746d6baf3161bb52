/* This is what you get when the base is divided. A larger base makes longer
 * waves.
 *
 * read: longer-texts */
#include "rotary.h"

#include <math.h>

double stretched_base(double base, size_t d, double factor)
{
    return base / pow(factor, (double)d / (double)(d - 2));
}
