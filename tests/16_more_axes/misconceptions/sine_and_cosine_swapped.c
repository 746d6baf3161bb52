/* This is what you get when sine and cosine have changed places. Position 0
 * then turns by a quarter: the angle 0 has the cosine 1, and each number must
 * keep all of itself.
 *
 * read: each-pair-has-an-axis */
#include "more_axes.h"

#include <math.h>

void rotate_axes(size_t pairs, size_t axes, const double pos[axes],
                 const size_t axis[pairs], double base,
                 const double x[2 * pairs], double rotated[2 * pairs])
{
    for (size_t p = 0; p < pairs; p++) {
        double a = pos[axis[p]] * pow(base, -(double)p / (double)pairs);
        double east = x[2 * p], north = x[2 * p + 1];

        rotated[2 * p] = east * sin(a) - north * cos(a);
        rotated[2 * p + 1] = east * cos(a) + north * sin(a);
    }
}
