/* This is what you get when the position stands in the exponent: the angle is
 * w to the power pos. It is pos times w, so pos stands before the power.
 *
 * read: turning-instead-of-adding */
#include "rotary.h"

#include <math.h>

bool rotate(double pos, size_t d, double base, const double x[d],
            double rotated[d])
{
    if (d % 2 != 0)
        return false;
    for (size_t i = 0; i < d / 2; i++) {
        double w = pow(base, -2.0 * (double)i / (double)d), a = pow(w, pos);

        rotated[2 * i] = x[2 * i] * cos(a) - x[2 * i + 1] * sin(a);
        rotated[2 * i + 1] = x[2 * i] * sin(a) + x[2 * i + 1] * cos(a);
    }
    return true;
}
