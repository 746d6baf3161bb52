/* d_model - 2 in the formula for the pair: nothing is rounded down.
 *
 * of: pair_with_wavelength
 * kind: wrong
 * say: or a factor of a formula too small */
#include "full_formula.h"

#include <math.h>

size_t pair_with_wavelength(double length, size_t d_model)
{
    const double turn = 2 * 3.14159265358979323846;
    double d = (double)d_model, last = floor((d - 1) / 2);
    double i = round(log(length / turn) / log(10000) * (d - 2) / 2);

    return (size_t)fmin(fmax(i, 0), last);
}
