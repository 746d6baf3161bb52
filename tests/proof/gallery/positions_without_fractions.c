/* of: rotate_axes
 * kind: wrong
 * say: without the fractions of the positions */
#include "more_axes.h"

#include <math.h>

void rotate_axes(size_t pairs, size_t axes, const double pos[axes],
                 const size_t axis[pairs], double base,
                 const double x[2 * pairs], double rotated[2 * pairs])
{
    for (size_t p = 0; p < pairs; p++) {
        double w = pow(base, -(double)p / (double)pairs);
        double a = (int)pos[axis[p]] * w;

        rotated[2 * p] = x[2 * p] * cos(a) - x[2 * p + 1] * sin(a);
        rotated[2 * p + 1] = x[2 * p] * sin(a) + x[2 * p + 1] * cos(a);
    }
}
