/* Pair 1 has the frequency of pair 2, and the others their own.
 *
 * of: rotate
 * kind: wrong
 * say: has kept its length, and its */
#include "rotary.h"

#include <math.h>

bool rotate(double pos, size_t d, double base, const double x[d],
            double rotated[d])
{
    if (d % 2 != 0)
        return false;
    for (size_t i = 0; i < d / 2; i++) {
        double pair = i == 1 ? 2 : (double)i;
        double a = pos * pow(base, -2.0 * pair / (double)d);

        rotated[2 * i] = x[2 * i] * cos(a) - x[2 * i + 1] * sin(a);
        rotated[2 * i + 1] = x[2 * i] * sin(a) + x[2 * i + 1] * cos(a);
    }
    return true;
}
