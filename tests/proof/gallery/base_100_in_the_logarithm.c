/* The logarithm of 100 stands for that of 10000: twice the pair, and no index.
 *
 * of: pair_with_wavelength
 * kind: wrong
 * say: This is twice the pair
 * say: or 100 for 10000 */
#include "full_formula.h"

#include <math.h>

size_t pair_with_wavelength(double length, size_t d_model)
{
    const double turn = 2 * 3.14159265358979323846;
    double last = floor(((double)d_model - 1) / 2);
    double i = round(log(length / turn) / log(100) * (double)d_model / 2);

    return (size_t)fmin(fmax(i, 0), last);
}
