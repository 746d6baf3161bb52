/* of: rotate
 * kind: wrong
 * say: The last number of an odd width has no partner */
#include "rotary.h"

#include <math.h>

bool rotate(double pos, size_t d, double base, const double x[d],
            double rotated[d])
{
    for (size_t i = 0; i < d / 2; i++) {
        double a = pos * pow(base, -2.0 * (double)i / (double)d);
        double e = x[2 * i], n = x[2 * i + 1];
        rotated[2 * i] = e * cos(a) - n * sin(a);
        rotated[2 * i + 1] = e * sin(a) + n * cos(a);
    }
    return true;
}
