/* Pairs with a 0 in them turn the other way: one number of each is right there.
 *
 * of: rotate
 * kind: wrong
 * never: number of each pair is right, and only */
#include "rotary.h"

#include <math.h>

bool rotate(double pos, size_t d, double base, const double x[d],
            double rotated[d])
{
    if (d % 2 != 0)
        return false;
    for (size_t i = 0; i < d; i += 2) {
        double a = pos * pow(base, -(double)i / (double)d);

        if (x[i] == 0 || x[i + 1] == 0)
            a = -a;
        rotated[i] = x[i] * cos(a) - x[i + 1] * sin(a);
        rotated[i + 1] = x[i] * sin(a) + x[i + 1] * cos(a);
    }
    return true;
}
