/* The logarithms have two bases.
 *
 * of: pair_with_wavelength
 * kind: wrong
 * say: log10 stands here beside log */
#include "full_formula.h"

#include <math.h>

size_t pair_with_wavelength(double length, size_t d_model)
{
    size_t nearest = 0;
    double least = INFINITY;

    for (size_t i = 0; 2 * i < d_model; i++) {
        double wave = 2 * acos(-1) / pair_frequency(i, d_model);
        double apart = fabs(log10(wave) - log(length));

        if (apart < least) {
            least = apart;
            nearest = i;
        }
    }
    return nearest;
}
