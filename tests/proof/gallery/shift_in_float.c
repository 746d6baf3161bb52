/* The first shift, by 1, is right to seven digits: it is the right one.
 *
 * of: shift_encoding
 * kind: wrong
 * say: [Rr]ight to (six|seven|eight|nine)
 * never: shift by 1 */
#include "offset_identity.h"

#include <math.h>

bool shift_encoding(double k, size_t d_model, const double pe[d_model],
                    double shifted[d_model])
{
    if (d_model % 2 != 0)
        return false;
    for (size_t i = 0; i < d_model; i += 2) {
        float angle = (float)(k * pow(10000, -(double)i / (double)d_model));

        shifted[i] = pe[i] * cos(angle) + pe[i + 1] * sin(angle);
        shifted[i + 1] = pe[i + 1] * cos(angle) - pe[i] * sin(angle);
    }
    return true;
}
