/* This is what you get when the numbers to be multiplied by the sine are taken
 * as neighbours, but put back in halves: all the second numbers, with a minus
 * sign, and then all the first ones. The two layouts are mixed.
 *
 * read: two-layouts
 * shipped: https://github.com/lucidrains/rotary-embedding-torch/commit/204cb02
 */
#include "rotary.h"

#include <math.h>

bool rotate(double pos, size_t d, double base, const double x[d],
            double rotated[d])
{
    if (d % 2 != 0)
        return false;
    for (size_t index = 0; index < d; index++) {
        double i = (double)(index / 2);
        double a = pos * pow(base, -2 * i / (double)d);
        double other = index < d / 2 ? -x[2 * index + 1] : x[2 * index - d];

        rotated[index] = x[index] * cos(a) + other * sin(a);
    }
    return true;
}
