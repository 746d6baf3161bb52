/* This is what you get when the pair is taken from half of the index, as with
 * neighbours: angles a a b b c c. In halves they are a b c a b c, so the two
 * numbers of a pair turn by different angles here, and lengths change.
 *
 * read: two-layouts */
#include "rotary.h"

#include <math.h>

bool rotate_halves(double pos, size_t d, double base, const double x[d],
                   double rotated[d])
{
    if (d % 2 != 0)
        return false;
    for (size_t index = 0; index < d; index++) {
        double i = (double)(index / 2);
        double a = pos * pow(base, -2 * i / (double)d);
        double other = index < d / 2 ? -x[index + d / 2] : x[index - d / 2];

        rotated[index] = x[index] * cos(a) + other * sin(a);
    }
    return true;
}
