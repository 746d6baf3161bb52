/* This is what you get when one pair too few turns. The pairs 0 to turning - 1
 * turn.
 *
 * read: a-part-of-the-head */
#include "with_turn.h"

void rotate_part(double pos, size_t pairs, size_t turning, bool whole,
                 double base, const double x[2 * pairs],
                 double rotated[2 * pairs])
{
    size_t half = whole ? pairs : turning;

    memcpy(rotated, x, 2 * pairs * sizeof *x);
    for (size_t p = 0; p + 1 < turning; p++)
        turn(pos * pow(base, -(double)p / (double)half), p, p + half, x,
             rotated);
}
