/* rotate_part, right but for the angle of a pair: each file here that gets it
 * wrong defines its own. */
#include "with_turn.h"

struct turn_of_a_part {
    double pos, base;
    size_t half;
};

static double angle_of(struct turn_of_a_part t, size_t p);

static inline double power(double base, size_t p, size_t half)
{
    return pow(base, -(double)p / (double)half);
}

void rotate_part(double pos, size_t pairs, size_t turning, bool whole,
                 double base, const double x[2 * pairs],
                 double rotated[2 * pairs])
{
    struct turn_of_a_part t = {pos, base, whole ? pairs : turning};

    memcpy(rotated, x, 2 * pairs * sizeof *x);
    for (size_t p = 0; p < turning; p++)
        turn(angle_of(t, p), p, p + t.half, x, rotated);
}
