/* This is what you get when the index of the sine is returned, which is 2i.
 * The pair is i: pair 3 stands at the indices 6 and 7.
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
        double apart = fabs(log(2 * pi / pair_frequency(i, d_model) / length));

        if (apart < least) {
            least = apart;
            nearest = i;
        }
    }
    return 2 * nearest;
}
