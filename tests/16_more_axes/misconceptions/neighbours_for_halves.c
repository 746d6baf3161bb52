/* This is what you get when the pairs are neighbours. In this function they
 * are halves: p and p + pairs, or p and p + turning.
 *
 * read: a-part-of-the-head */
#include "with_turn.h"

void rotate_part(double pos, size_t pairs, size_t turning, bool whole,
                 double base, const double x[2 * pairs],
                 double rotated[2 * pairs])
{
    double all = (double)(whole ? pairs : turning);

    memcpy(rotated, x, 2 * pairs * sizeof *x);
    for (size_t p = 0; p < turning; p++)
        turn(pos * pow(base, -(double)p / all), 2 * p, 2 * p + 1, x, rotated);
}
