/* This is what you get when i may pass the last pair. There are d_model / 2
 * pairs, and one more if d_model is odd, for the lone sine. Does the loop go
 * over all d_model indices? Or is the result of a formula not limited to the
 * last pair?
 *
 * read: which-pair-has-a-wave-of-this-length */
#include "full_formula.h"

#include <math.h>

static const double pi = 3.14159265358979323846;

size_t pair_with_wavelength(double length, size_t d_model)
{
    size_t nearest = 0;
    double least = INFINITY;

    for (size_t i = 0; i < d_model; i++) {
        double apart = fabs(log(2 * pi / pair_frequency(i, d_model) / length));

        if (apart < least) {
            least = apart;
            nearest = i;
        }
    }
    return nearest;
}
