/* This is what you get when the last pairs turn and the first ones stand
 * still. Pairs 0 to turning - 1 turn: the fast ones.
 *
 * read: what-the-slow-pairs-are-for */
#include "with_turn.h"

void rotate_part(double pos, size_t pairs, size_t turning, bool whole,
                 double base, const double x[2 * pairs],
                 double rotated[2 * pairs])
{
    size_t half = whole ? pairs : turning, first = half - turning;

    memcpy(rotated, x, 2 * pairs * sizeof *x);
    for (size_t p = first; p < half; p++)
        turn(pos * pow(base, -(double)p / (double)half), p, p + half, x,
             rotated);
}
