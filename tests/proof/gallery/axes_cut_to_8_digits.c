/* Of each position 8 binary digits are left.
 *
 * of: rotate_axes
 * kind: wrong
 * say: The position is 10[0-9]* here, and not 10 */
#include "more_axes.h"

#include <math.h>

static double cut(double pos)
{
    int power;
    double part = frexp(pos, &power);

    return ldexp(trunc(ldexp(part, 8)), power - 8);
}

void rotate_axes(size_t pairs, size_t axes, const double pos[axes],
                 const size_t axis[pairs], double base,
                 const double x[2 * pairs], double rotated[2 * pairs])
{
    for (size_t p = 0; p < pairs; p++) {
        double a = cut(pos[axis[p]]) * pow(base, -(double)p / (double)pairs);

        rotated[2 * p] = x[2 * p] * cos(a) - x[2 * p + 1] * sin(a);
        rotated[2 * p + 1] = x[2 * p] * sin(a) + x[2 * p + 1] * cos(a);
    }
}
