/* Two known mistakes in one turn: the wrong direction, and pairs counted from
 * 1. */
#include "rotary.h"

#include <math.h>

bool rotate(double pos, size_t d, double base, const double x[d],
            double rotated[d])
{
    if (d % 2 != 0)
        return false;
    for (size_t s = 0; s < d; s += 2) {
        double a = pos * pow(base, -(double)(s + 2) / (double)d);

        rotated[s] = x[s] * cos(a) + x[s + 1] * sin(a);
        rotated[s + 1] = x[s + 1] * cos(a) - x[s] * sin(a);
    }
    return true;
}
