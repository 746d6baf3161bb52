/* The result of the formula has no upper limit.
 *
 * of: pair_with_wavelength
 * kind: wrong
 * say: what keeps the result of a formula below */
#include "full_formula.h"

#include <math.h>

size_t pair_with_wavelength(double length, size_t d_model)
{
    double pair = round(log(length / 6.28318530717958647692) / log(10000) *
                        (double)d_model / 2);

    return pair < 0 ? 0 : (size_t)pair;
}
