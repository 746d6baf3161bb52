/* The difference of two logarithms has its sign: the longest wave always seems
 * nearest.
 *
 * of: pair_with_wavelength
 * kind: wrong
 * say: This is the last pair of all
 * say: is it the size of a difference */
#include "full_formula.h"

#include <math.h>

size_t pair_with_wavelength(double length, size_t d_model)
{
    const double turn = 2 * 3.14159265358979323846;
    double least = INFINITY;
    size_t best = 0;

    for (size_t i = 0; 2 * i < d_model; i++) {
        double far = log(length / (turn / pair_frequency(i, d_model)));

        if (far < least) {
            least = far;
            best = i;
        }
    }
    return best;
}
