/* This is what you get when the halves are reordered into neighbours and
 * turned with rotate, and are left in that order. The result has to be in
 * halves again.
 *
 * read: from-neighbours-to-halves */
#include "rotary.h"

bool rotate_halves(double pos, size_t d, double base, const double x[d],
                   double rotated[d])
{
    double pairs[d];

    for (size_t i = 0; i < d / 2; i++) {
        pairs[2 * i] = x[i];
        pairs[2 * i + 1] = x[i + d / 2];
    }
    return rotate(pos, d, base, pairs, rotated);
}
