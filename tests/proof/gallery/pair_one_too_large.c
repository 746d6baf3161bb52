/* of: pair_with_wavelength
 * say: one more than the right pair */
#include "full_formula.h"

#include <math.h>

size_t pair_with_wavelength(double length, size_t d)
{
    size_t b = 0;
    double least = INFINITY;
    for (size_t i = 0; 2 * i < d; i++) {
        double a = fabs(log(6.283185307179586 / pair_frequency(i, d) / length));
        if (a < least) {
            least = a;
            b = i;
        }
    }
    return b + 1;
}
