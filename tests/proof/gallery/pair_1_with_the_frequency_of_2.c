/* Pair 1 has the frequency of pair 2, and the others their own.
 *
 * of: rotate_axes
 * kind: wrong
 * say: has kept its length, and its */
#include "more_axes.h"

#include <math.h>

void rotate_axes(size_t pairs, size_t axes, const double pos[axes],
                 const size_t axis[pairs], double base,
                 const double x[2 * pairs], double rotated[2 * pairs])
{
    for (size_t p = 0; p < pairs; p++) {
        double pair = p == 1 ? 2 : (double)p;
        double a = pos[axis[p]] * pow(base, -pair / (double)pairs);
        double s = sin(a), c = cos(a);

        rotated[2 * p] = x[2 * p] * c - x[2 * p + 1] * s;
        rotated[2 * p + 1] = x[2 * p] * s + x[2 * p + 1] * c;
    }
}
