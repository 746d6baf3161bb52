/* This is what you get when x is turned with rotate and then reordered. But x
 * is in halves already: rotate turns numbers together that are no pair here.
 *
 * read: two-layouts */
#include "rotary.h"

bool rotate_halves(double pos, size_t d, double base, const double x[d],
                   double rotated[d])
{
    double turned[d];

    if (!rotate(pos, d, base, x, turned))
        return false;
    halves_from_pairs(d, turned, rotated);
    return true;
}
