/* This is what you get when only the d_model / 2 whole pairs are looked at.
 * With an odd d_model the lone sine at the end has a wave, too, and it is the
 * longest.
 *
 * read: which-pair-has-a-wave-of-this-length */
#include "full_formula.h"

#include <math.h>

static const double pi = 3.14159265358979323846;

size_t pair_with_wavelength(double length, size_t d_model)
{
    size_t nearest = 0;
    double least = INFINITY;

    for (size_t i = 0; i < d_model / 2; i++) {
        double apart = fabs(log(2 * pi / pair_frequency(i, d_model) / length));

        if (apart < least) {
            least = apart;
            nearest = i;
        }
    }
    return nearest;
}
