/* This is what you get when the position is cut to a whole number. It is a
 * double: 0.5 lies in the middle between two tokens.
 *
 * read: two-layouts */
#include "rotary.h"

#include <math.h>

bool rotate_halves(double pos, size_t d, double base, const double x[d],
                   double rotated[d])
{
    if (d % 2 != 0)
        return false;
    for (size_t i = 0; i < d / 2; i++) {
        double w = pow(base, -2.0 * (double)i / (double)d), a = trunc(pos) * w;

        rotated[i] = x[i] * cos(a) - x[i + d / 2] * sin(a);
        rotated[i + d / 2] = x[i] * sin(a) + x[i + d / 2] * cos(a);
    }
    return true;
}
