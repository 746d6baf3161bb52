/* This is what you get when the first wave that is not shorter than the
 * length is taken. The wave before it can be nearer.
 *
 * read: which-pair-has-a-wave-of-this-length */
#include "full_formula.h"

#include <math.h>

static const double pi = 3.14159265358979323846;

size_t pair_with_wavelength(double length, size_t d_model)
{
    size_t i = 0;

    while (2 * i + 2 < d_model && 2 * pi / pair_frequency(i, d_model) < length)
        i++;
    return i;
}
