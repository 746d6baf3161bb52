/* 2 pi is multiplied by the frequency: other pairs are taken, too.
 *
 * of: pair_with_wavelength
 * kind: wrong
 * say: is the wavelength 2 pi divided by the frequency
 * never: where no other pair is ever taken */
#include "full_formula.h"

#include <math.h>

size_t pair_with_wavelength(double length, size_t d_model)
{
    const double pi = 3.14159265358979323846;
    double least = INFINITY;
    size_t best = 0;

    for (size_t i = 0; 2 * i < d_model; i++) {
        double wave = 2 * pi * pair_frequency(i, d_model);

        if (fabs(log(wave / length)) < least) {
            least = fabs(log(wave / length));
            best = i;
        }
    }
    return best;
}
