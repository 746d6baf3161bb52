/* An offset below 0 is taken for none.
 *
 * of: shift_encoding
 * kind: wrong
 * say: Nothing moves with this offset below 0 */
#include "offset_identity.h"

#include <math.h>

bool shift_encoding(double k, size_t d_model, const double pe[d_model],
                    double shifted[d_model])
{
    if (d_model % 2 != 0)
        return false;
    for (size_t s = 0; s < d_model; s += 2) {
        double w = pow(10000, -(double)s / (double)d_model);
        double angle = fmax(k, 0) * w;

        shifted[s] = cos(angle) * pe[s] + sin(angle) * pe[s + 1];
        shifted[s + 1] = cos(angle) * pe[s + 1] - sin(angle) * pe[s];
    }
    return true;
}
