/* The pair comes out twice as large, and is rounded down. Two of the calls are
 * right by luck, and have a width of 6.
 *
 * of: pair_with_wavelength
 * kind: wrong
 * never: in which d_model is */
#include "full_formula.h"

#include <math.h>

size_t pair_with_wavelength(double length, size_t d_model)
{
    double turn = 2 * acos(-1), last = (double)(d_model / 2 - 1);
    double i = log(length / turn) / log(10000) * (double)d_model;

    return (size_t)fmax(0, fmin(i, last));
}
