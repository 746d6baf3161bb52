/* The pair is rounded up.
 *
 * of: pair_with_wavelength
 * kind: wrong
 * say: or something rounded up */
#include "full_formula.h"

#include <math.h>

size_t pair_with_wavelength(double length, size_t d_model)
{
    double pair = ceil(log(length / 6.28318530717958647692) / log(10000) *
                       (double)d_model / 2);
    size_t last = (d_model - 1) / 2;

    return pair < 0 ? 0 : pair > (double)last ? last : (size_t)pair;
}
