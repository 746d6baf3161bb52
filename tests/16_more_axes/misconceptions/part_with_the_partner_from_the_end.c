/* This is what you get when number p is paired with one that is counted from
 * the end of the part. Its partner stands half a width further on.
 *
 * read: a-part-of-the-head */
#include "with_turn.h"

void rotate_part(double pos, size_t pairs, size_t turning, bool whole,
                 double base, const double x[2 * pairs],
                 double rotated[2 * pairs])
{
    size_t half = whole ? pairs : turning;

    memcpy(rotated, x, 2 * pairs * sizeof *x);
    for (size_t p = 0; p < turning; p++)
        turn(pos * pow(base, -(double)p / (double)half), p, 2 * half - 1 - p, x,
             rotated);
}
