/* The result of the formula has no lower limit.
 *
 * of: pair_with_wavelength
 * kind: wrong
 * say: Did a number below 0 become a size_t
 * never: a loop end */
#include "full_formula.h"

#include <math.h>

size_t pair_with_wavelength(double length, size_t d_model)
{
    double pair = round(log(length / 6.28318530717958647692) / log(10000) *
                        (double)d_model / 2);

    return (size_t)(long long)fmin(pair, (double)((d_model - 1) / 2));
}
