/* of: pair_with_wavelength
 * kind: wrong
 * say: INFINITY
 * never: compared by their difference */
#include "full_formula.h"

#include <math.h>

size_t pair_with_wavelength(double length, size_t d_model)
{
    size_t nearest = 0;
    double least = 100;

    for (size_t i = 0; 2 * i < d_model; i++) {
        double wave = 2 * acos(-1) / pair_frequency(i, d_model);
        double far = fabs(log(wave / length));

        if (far < least) {
            least = far;
            nearest = i;
        }
    }
    return nearest;
}
