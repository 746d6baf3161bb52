/* This is what you get with abs, which is for whole numbers, or when the
 * distance is kept in an int. The decimals of the logarithm are cut off, so
 * several pairs seem to be at distance 0. fabs is for doubles, and gives one.
 *
 * read: which-pair-has-a-wave-of-this-length */
#include "full_formula.h"

#include <math.h>
#include <stdlib.h>

static const double pi = 3.14159265358979323846;

size_t pair_with_wavelength(double length, size_t d_model)
{
    size_t nearest = 0;
    double least = INFINITY;

    for (size_t i = 0; 2 * i < d_model; i++) {
        double wavelength = 2 * pi / pair_frequency(i, d_model);
        int apart = abs((int)log(wavelength / length));

        if (apart < least) {
            least = apart;
            nearest = i;
        }
    }
    return nearest;
}
