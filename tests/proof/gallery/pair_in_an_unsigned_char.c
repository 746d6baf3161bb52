/* of: pair_with_wavelength
 * kind: wrong
 * say: what an unsigned char keeps of 2040 */
#include "full_formula.h"

#include <math.h>

size_t pair_with_wavelength(double length, size_t d_model)
{
    double best = INFINITY;
    unsigned char pair = 0;

    for (size_t i = 0; 2 * i < d_model; i++) {
        double far = fabs(log(2 * M_PI / pair_frequency(i, d_model) / length));

        if (far < best) {
            best = far;
            pair = i;
        }
    }
    return pair;
}
