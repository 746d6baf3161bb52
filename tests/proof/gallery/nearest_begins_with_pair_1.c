/* Where pair 0 is the answer, this is one more; elsewhere it is right.
 *
 * of: pair_with_wavelength
 * kind: wrong
 * say: ^Pair 1 is the answer where it should be pair 0
 * never: one more than the right pair */
#include "full_formula.h"

#include <math.h>

size_t pair_with_wavelength(double length, size_t d_model)
{
    size_t answer = 1;
    double least = INFINITY;

    for (size_t i = d_model > 2; 2 * i < d_model; i++) {
        double wave = 2 * acos(-1) / pair_frequency(i, d_model);

        if (fabs(log(wave / length)) < least) {
            least = fabs(log(wave / length));
            answer = i;
        }
    }
    return answer;
}
