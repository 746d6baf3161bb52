/* rotate_part from two numbers: how far a pair's numbers stand apart, and how
 * many frequencies there are. Each file here has others. */
#include "with_turn.h"

struct part {
    size_t turning, apart, frequencies;
};

static struct part part_of(size_t pairs, size_t turning, bool whole);

void rotate_part(double pos, size_t pairs, size_t turning, bool whole,
                 double base, const double x[2 * pairs],
                 double rotated[2 * pairs])
{
    struct part part = part_of(pairs, turning, whole);

    memcpy(rotated, x, 2 * pairs * sizeof *x);
    for (size_t p = 0; p < part.turning; p++)
        turn(pos * pow(base, -(double)p / (double)part.frequencies), p,
             p + part.apart, x, rotated);
}
