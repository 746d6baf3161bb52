/* This is what you get with 1 / w for the wavelength. After 1 / w positions
 * the phase is 1 radian. A whole turn is 2 pi radians, so the wave is 2 pi / w
 * positions long.
 *
 * read: which-pair-has-a-wave-of-this-length */
#include "full_formula.h"

#include <math.h>

size_t pair_with_wavelength(double length, size_t d_model)
{
    size_t nearest = 0;
    double least = INFINITY;

    for (size_t i = 0; 2 * i < d_model; i++) {
        double apart = fabs(log(1 / pair_frequency(i, d_model) / length));

        if (apart < least) {
            least = apart;
            nearest = i;
        }
    }
    return nearest;
}
