/* This is what you get when each number of the first half is turned with its
 * partner of the second one, and the two are left as neighbours. The result has
 * to be in halves again.
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
