/* This is what you get when the second number of a pair is computed from the
 * new first one. Keep both old numbers until both new ones are there.
 *
 * read: a-part-of-the-head */
#include "with_turn.h"

void rotate_part(double pos, size_t pairs, size_t turning, bool whole,
                 double base, const double x[2 * pairs],
                 double rotated[2 * pairs])
{
    size_t half = whole ? pairs : turning;

    memcpy(rotated, x, 2 * pairs * sizeof *x);
    for (size_t p = 0; p < turning; p++) {
        double a = pos * pow(base, -(double)p / (double)half);

        rotated[p] = x[p] * cos(a) - x[p + half] * sin(a);
        rotated[p + half] = rotated[p] * sin(a) + x[p + half] * cos(a);
    }
}
