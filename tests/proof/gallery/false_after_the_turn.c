/* The numbers are turned, and false is returned.
 *
 * of: rotate_halves
 * kind: wrong
 * say: which is even: each number has a partner */
#include "rotary.h"

#include <math.h>

bool rotate_halves(double pos, size_t d, double base, const double x[d],
                   double rotated[d])
{
    size_t half = d / 2;

    if (d % 2 == 1)
        return false;
    for (size_t i = 0; i < half; i++) {
        double a = pos * pow(base, -2.0 * (double)i / (double)d);

        rotated[i] = x[i] * cos(a) - x[i + half] * sin(a);
        rotated[i + half] = x[i] * sin(a) + x[i + half] * cos(a);
    }
    return d % 2 == 1;
}
