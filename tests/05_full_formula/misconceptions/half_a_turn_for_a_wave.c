/* This is what you get with pi / w for the wavelength. After pi / w positions
 * the phase has grown by half a turn. A whole turn is 2 pi radians, so the wave
 * is 2 pi / w positions long.
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
        double wavelength = pi / pair_frequency(i, d_model);
        double apart = fabs(log(wavelength / length));

        if (apart < least) {
            least = apart;
            nearest = i;
        }
    }
    return nearest;
}
