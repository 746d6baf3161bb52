/* The exponent is that of the pairs, (d/2) / (d/2 - 2), which is d/(d - 4).
 *
 * of: stretched_base
 * kind: wrong
 * say: the base times factor to the power 128/124 */
#include "rotary.h"

#include <math.h>

double stretched_base(double base, size_t d, double factor)
{
    return base * pow(factor, (double)(d / 2) / (double)(d / 2 - 2));
}
