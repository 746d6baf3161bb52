/* The loop counts from 0, and ends at the first longer wave.
 *
 * of: pair_with_wavelength
 * kind: wrong
 * say: the first wave that is longer, and not the nearest
 * never: Pairs count from 0 */
#include "full_formula.h"

#include <math.h>

size_t pair_with_wavelength(double length, size_t d_model)
{
    size_t best = 0;

    for (size_t i = 0; 2 * i < d_model; i++) {
        double exponent = 2 * (double)i / (double)d_model;

        best = i;
        if (2 * acos(-1) / (1 / pow(10000, exponent)) >= length)
            break;
    }
    return best;
}
