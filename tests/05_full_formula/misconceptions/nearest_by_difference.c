/* This is what you get when lengths are compared by their difference, or by
 * how far wavelength / length is from 1. Waves shorter than the length then
 * seem nearer than they are. Twice as long must be as far as half as long:
 * compare logarithms.
 *
 * read: which-pair-has-a-wave-of-this-length */
#include "full_formula.h"

#include <math.h>

static const double pi = 3.14159265358979323846;

size_t pair_with_wavelength(double length, size_t d_model)
{
    size_t nearest = 0;
    double least = INFINITY;

    for (size_t i = 0; 2 * i < d_model; i++) {
        double apart = fabs(2 * pi / pair_frequency(i, d_model) - length);

        if (apart < least) {
            least = apart;
            nearest = i;
        }
    }
    return nearest;
}
