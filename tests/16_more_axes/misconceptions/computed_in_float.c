/* This is what you get when angles are computed in float, which has 7 digits.
 * At position 1000 the fast pairs have lost three of them.
 *
 * read: each-pair-has-an-axis */
#include "with_turn.h"

void rotate_axes(size_t pairs, size_t axes, const double pos[axes],
                 const size_t axis[pairs], double base,
                 const double x[2 * pairs], double rotated[2 * pairs])
{
    for (size_t p = 0; p < pairs; p++) {
        float w = powf((float)base, -(float)p / (float)pairs);

        turn((float)pos[axis[p]] * w, 2 * p, 2 * p + 1, x, rotated);
    }
}
