/* Of a position 11 binary digits are left, and the others are cut off.
 *
 * of: rotate_halves
 * kind: wrong
 * say: as if pos were 4094, not 4095
 * say: Is it kept in a type */
#include "rotary.h"

#include <math.h>

bool rotate_halves(double pos, size_t d, double base, const double x[d],
                   double rotated[d])
{
    double unit = 1;

    if (d % 2 != 0)
        return false;
    while (fabs(pos) / unit >= 2048)
        unit *= 2;
    for (size_t i = 0; i < d / 2; i++) {
        double a =
            trunc(pos / unit) * unit * pow(base, -2.0 * (double)i / (double)d);

        if (unit == 1)
            a = pos * pow(base, -2.0 * (double)i / (double)d);
        rotated[i] = x[i] * cos(a) - x[i + d / 2] * sin(a);
        rotated[i + d / 2] = x[i] * sin(a) + x[i + d / 2] * cos(a);
    }
    return true;
}
