/* This is what you get when halves_from_pairs is called before rotate and
 * after it. It leads from neighbours to halves. Before the turn you need the
 * other direction, from halves to neighbours; with 6 numbers and more the two
 * differ.
 *
 * read: from-neighbours-to-halves */
#include "rotary.h"

bool rotate_halves(double pos, size_t d, double base, const double x[d],
                   double rotated[d])
{
    double first[d], turned[d];

    if (d % 2 != 0)
        return false;
    halves_from_pairs(d, x, first);
    rotate(pos, d, base, first, turned);
    halves_from_pairs(d, turned, rotated);
    return true;
}
