/* rotate_axes, right but for the angle of a pair: each file here that gets it
 * wrong defines its own. */
#include "with_turn.h"

struct axes_of_a_head {
    size_t pairs, axes;
    const double *pos;
    const size_t *axis;
    double base;
};

static double angle_of(struct axes_of_a_head h, size_t p);

static inline double power(double base, size_t p, size_t pairs)
{
    return pow(base, -(double)p / (double)pairs);
}

void rotate_axes(size_t pairs, size_t axes, const double pos[axes],
                 const size_t axis[pairs], double base,
                 const double x[2 * pairs], double rotated[2 * pairs])
{
    struct axes_of_a_head h = {pairs, axes, pos, axis, base};

    for (size_t p = 0; p < pairs; p++)
        turn(angle_of(h, p), 2 * p, 2 * p + 1, x, rotated);
}
