/* This is what you get when number i is paired with number i + d/2. That is the
 * layout of rotate_halves; here the pairs are neighbours. With weights of the
 * other layout, a model begins well, and then writes nonsense.
 *
 * read: two-layouts
 * shipped: https://github.com/TransformerLensOrg/TransformerLens/pull/365 */
#include "rotary.h"

bool rotate(double pos, size_t d, double base, const double x[d],
            double rotated[d])
{
    return rotate_halves(pos, d, base, x, rotated);
}
