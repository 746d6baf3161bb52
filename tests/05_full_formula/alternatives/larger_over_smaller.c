/* Without logarithms: the larger of two lengths over the smaller, which is
 * closest to 1 for the nearest pair. The waves are taken from the longest to
 * the shortest, each from the one before it. */
#include "full_formula.h"

#include <math.h>

static const double pi = 3.14159265358979323846;

size_t pair_with_wavelength(double length, size_t d_model)
{
    size_t nearest = 0;
    double least = INFINITY;

    for (size_t i = (d_model + 1) / 2; i-- > 0;) {
        double wave = 2 * pi / pair_frequency(i, d_model);
        double ratio = wave > length ? wave / length : length / wave;

        if (ratio <= least) {
            least = ratio;
            nearest = i;
        }
    }
    return nearest;
}
