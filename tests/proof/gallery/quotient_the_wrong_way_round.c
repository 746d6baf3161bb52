/* The formula for the pair has turn / length.
 *
 * of: pair_with_wavelength
 * kind: wrong
 * say: In a formula: is a quotient the wrong way round */
#include "full_formula.h"

#include <math.h>

size_t pair_with_wavelength(double length, size_t d_model)
{
    const double turn = 2 * 3.14159265358979323846;
    double last = floor(((double)d_model - 1) / 2);
    double i = round(log(turn / length) / log(10000) * (double)d_model / 2);

    return (size_t)fmin(fmax(i, 0), last);
}
