/* The angles are in degrees, made radians by a pi of three digits.
 *
 * of: rotate
 * kind: wrong
 * say: about the angles of degrees */
#include "rotary.h"

#include <math.h>

bool rotate(double pos, size_t d, double base, const double x[d],
            double rotated[d])
{
    if (d % 2 != 0)
        return false;
    for (size_t i = 0; i < d / 2; i++) {
        double a = pos * pow(base, -2.0 * (double)i / (double)d) * 3.14 / 180;

        rotated[2 * i] = x[2 * i] * cos(a) - x[2 * i + 1] * sin(a);
        rotated[2 * i + 1] = x[2 * i] * sin(a) + x[2 * i + 1] * cos(a);
    }
    return true;
}
