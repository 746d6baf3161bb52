/* of: pair_with_wavelength
 * kind: wrong
 * say: does a number below 0 become a size_t */
#include "full_formula.h"

#include <math.h>

static const double pi = 3.14159265358979323846;

size_t pair_with_wavelength(double length, size_t d_model)
{
    double i = d_model / 2.0 * log(length / (2 * pi)) / log(10000);
    size_t last = (d_model - 1) / 2;
    size_t pair = (size_t)(long)round(i);

    return pair > last ? last : pair;
}
