/* This is what you get when the numbers that do not turn become 0. They stay
 * as they are: they carry what does not depend on the position.
 *
 * read: a-part-of-the-head */
#include "with_turn.h"

void rotate_part(double pos, size_t pairs, size_t turning, bool whole,
                 double base, const double x[2 * pairs],
                 double rotated[2 * pairs])
{
    size_t half = whole ? pairs : turning;

    memset(rotated, 0, 2 * pairs * sizeof *x);
    for (size_t p = 0; p < turning; p++)
        turn(pos * pow(base, -(double)p / (double)half), p, p + half, x,
             rotated);
}
