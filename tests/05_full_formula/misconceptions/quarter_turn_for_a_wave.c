/* This is what you get when the wavelength is computed with 1.5708. That is pi
 * divided by 2, a quarter of a turn (in C it is called M_PI_2). A whole turn is
 * 2 pi, or 6.2832.
 *
 * read: how-long-the-longest-wave-is */
#include "full_formula.h"

#include <math.h>

static const double pi = 3.14159265358979323846;

size_t pair_with_wavelength(double length, size_t d_model)
{
    size_t nearest = 0;
    double least = INFINITY;

    for (size_t i = 0; 2 * i < d_model; i++) {
        double wavelength = pi / 2 / pair_frequency(i, d_model);
        double apart = fabs(log(wavelength / length));

        if (apart < least) {
            least = apart;
            nearest = i;
        }
    }
    return nearest;
}
