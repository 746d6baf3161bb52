/* The sine is the root of 1 less the square of the cosine.
 *
 * of: rotate_axes
 * kind: wrong
 * say: ^Is the sine made of the cosine here, as the root of 1 - cosine */
#include "more_axes.h"

#include <math.h>

void rotate_axes(size_t pairs, size_t axes, const double pos[axes],
                 const size_t axis[pairs], double base,
                 const double x[2 * pairs], double rotated[2 * pairs])
{
    for (size_t p = 0; p < pairs; p++) {
        double a = pos[axis[p]] * pow(base, -(double)p / (double)pairs);
        double c = cos(a), s = sqrt(1 - c * c);

        rotated[2 * p] = x[2 * p] * c - x[2 * p + 1] * s;
        rotated[2 * p + 1] = x[2 * p] * s + x[2 * p + 1] * c;
    }
}
