/* This is what you get when the angles are listed for halves, a b c a b c, but
 * the pairs are neighbours, which need a a b b c c. The two numbers of a pair
 * then turn by different angles, and lengths change.
 *
 * read: two-layouts
 * shipped: https://github.com/huggingface/transformers/issues/47328
 */
#include "rotary.h"

#include <math.h>

bool rotate(double pos, size_t d, double base, const double x[d],
            double rotated[d])
{
    if (d % 2 != 0)
        return false;
    for (size_t index = 0; index < d; index++) {
        double i = (double)(index % (d / 2));
        double a = pos * pow(base, -2 * i / (double)d);
        double other = index % 2 == 0 ? -x[index + 1] : x[index - 1];

        rotated[index] = x[index] * cos(a) + other * sin(a);
    }
    return true;
}
