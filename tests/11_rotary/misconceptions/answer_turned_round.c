/* This is what you get when true and false have changed places: an even width
 * is refused, and an odd one is not.
 *
 * read: two-layouts */
#include "rotary.h"

#include <math.h>

bool rotate_halves(double pos, size_t d, double base, const double x[d],
                   double rotated[d])
{
    if (d % 2 == 0) {
        return false;
    }
    size_t half = d / 2;
    for (size_t i = 0; i < half; i++) {
        double w = pow(base, -2.0 * (double)i / (double)d);
        double a = pos * w;
        rotated[i] = x[i] * cos(a) - x[i + half] * sin(a);
        rotated[i + half] = x[i] * sin(a) + x[i + half] * cos(a);
    }
    return true;
}
