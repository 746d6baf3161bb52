/* This is what you get when the answer is pair 0 for every length. Does the
 * search for the smallest distance start with 0, end at once, or compare the
 * wrong way round, so that no other pair is ever taken? Or does pair 0 always
 * seem nearest, as without the size of a difference of two logarithms?
 *
 * read: which-pair-has-a-wave-of-this-length */
#include "full_formula.h"

#include <math.h>

static const double pi = 3.14159265358979323846;

size_t pair_with_wavelength(double length, size_t d_model)
{
    size_t nearest = 0;
    double least = 0;

    for (size_t i = 0; 2 * i < d_model; i++) {
        double apart = fabs(log(2 * pi / pair_frequency(i, d_model) / length));

        if (apart < least) {
            least = apart;
            nearest = i;
        }
    }
    return nearest;
}
