/* The loop ends before the last pair.
 *
 * of: pair_with_wavelength
 * kind: wrong
 * say: The last pair, 2, is not found
 * never: log10 */
#include "full_formula.h"

#include <math.h>

size_t pair_with_wavelength(double length, size_t d_model)
{
    size_t nearest = 0;
    double least = INFINITY;

    for (size_t i = 0; 2 * i + 2 < d_model; i++) {
        double wave = 2 * acos(-1) / pair_frequency(i, d_model);
        double apart = fabs(log(wave / length));

        if (apart < least) {
            least = apart;
            nearest = i;
        }
    }
    return nearest;
}
