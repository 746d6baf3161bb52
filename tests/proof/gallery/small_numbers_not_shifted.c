/* Sines below 1e-9 are made 0.
 *
 * of: shift_encoding
 * kind: wrong
 * say: Are small ones taken for 0 */
#include "offset_identity.h"

#include <math.h>

static double frequency(size_t i, size_t d_model)
{
    return pow(10000, -2.0 * (double)i / (double)d_model);
}

bool shift_encoding(double k, size_t d_model, const double pe[d_model],
                    double shifted[d_model])
{
    if (d_model & 1)
        return false;
    for (size_t i = 0; i < d_model; i += 2) {
        double a = k * frequency(i / 2, d_model);

        shifted[i] = pe[i] * cos(a) + pe[i + 1] * sin(a);
        shifted[i + 1] = pe[i + 1] * cos(a) - pe[i] * sin(a);
        if (fabs(shifted[i]) < 1e-9)
            shifted[i] = 0;
    }
    return true;
}
