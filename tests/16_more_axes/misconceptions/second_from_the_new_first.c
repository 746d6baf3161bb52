/* This is what you get when the second number of a pair is computed from the
 * new first one. Keep both old numbers until both new ones are there.
 *
 * read: each-pair-has-an-axis */
#include "with_turn.h"

void rotate_axes(size_t pairs, size_t axes, const double pos[axes],
                 const size_t axis[pairs], double base,
                 const double x[2 * pairs], double rotated[2 * pairs])
{
    for (size_t p = 0; p < pairs; p++) {
        double a = pos[axis[p]] * pow(base, -(double)p / (double)pairs);
        double *pair = rotated + 2 * p;

        pair[0] = x[2 * p] * cos(a) - x[2 * p + 1] * sin(a);
        pair[1] = pair[0] * sin(a) + x[2 * p + 1] * cos(a);
    }
}
