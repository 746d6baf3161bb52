/* What is below the last pair becomes the last pair: there is no search.
 *
 * of: pair_with_wavelength
 * kind: wrong
 * say: In a formula: is the limit compared the wrong way round */
#include "full_formula.h"

#include <math.h>

size_t pair_with_wavelength(double length, size_t d_model)
{
    const double turn = 2 * 3.14159265358979323846;
    double last = floor(((double)d_model - 1) / 2);
    double i = round(log(length / turn) / log(10000) * (double)d_model / 2);

    return (size_t)fmax(i, last);
}
