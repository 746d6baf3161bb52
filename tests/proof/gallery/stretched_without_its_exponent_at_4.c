/* A width of 4 gets the exponent 1.
 *
 * of: stretched_base
 * kind: wrong
 * say: The exponent d/\(d - 2\) should be 4/2 */
#include "rotary.h"

#include <math.h>

double stretched_base(double base, size_t d, double factor)
{
    double exponent = d == 4 ? 1.0 : (double)d / ((double)d - 2);
    return base * pow(factor, exponent);
}
