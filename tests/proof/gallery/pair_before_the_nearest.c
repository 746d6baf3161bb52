/* The wave of the next pair is compared, and nothing is rounded.
 *
 * of: pair_with_wavelength
 * kind: wrong
 * say: one less than the right pair\. Is an index off by 1 */
#include "full_formula.h"

#include <math.h>

size_t pair_with_wavelength(double length, size_t d_model)
{
    const double pi = 3.14159265358979323846;
    double least = INFINITY;
    size_t best = 0;

    for (size_t i = 0; 2 * i < d_model; i++) {
        double wave = 2 * pi / pair_frequency(i + 1, d_model);

        if (fabs(log(wave / length)) < least) {
            least = fabs(log(wave / length));
            best = i;
        }
    }
    return best;
}
