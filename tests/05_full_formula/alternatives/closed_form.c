/* The wavelength is 2 pi 10000^(2i/d_model). Solved for i, and rounded, this
 * needs no loop. */
#include "full_formula.h"

#include <math.h>

static const double pi = 3.14159265358979323846;

size_t pair_with_wavelength(double length, size_t d_model)
{
    double last = (double)((d_model - 1) / 2);
    double turns = log10(length / (2 * pi)) / 4 * (double)d_model / 2;

    return (size_t)fmin(fmax(round(turns), 0), last);
}
