/* of: shift_encoding
 * kind: wrong
 * say: in an earlier call it was not
 * never: the other way round */
#include "offset_identity.h"

#include <math.h>

static double frequency(size_t i, size_t d_model)
{
    return pow(10000, -2.0 * (double)i / (double)d_model);
}

bool shift_encoding(double k, size_t d_model, const double pe[d_model],
                    double shifted[d_model])
{
    if (d_model % 2 != 0 || k < 0)
        return false;
    for (size_t i = 0; i < d_model / 2; i++) {
        double t[2][2];

        offset_rotation(k, frequency(i, d_model), t);
        shifted[2 * i] = t[0][0] * pe[2 * i] + t[0][1] * pe[2 * i + 1];
        shifted[2 * i + 1] = t[1][0] * pe[2 * i] + t[1][1] * pe[2 * i + 1];
    }
    return true;
}
