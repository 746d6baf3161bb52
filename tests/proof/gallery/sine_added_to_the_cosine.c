/* A single number that is wrong tells nothing of places.
 *
 * of: shift_encoding
 * kind: wrong
 * say: ^All sines are right. Only cosines are wrong */
#include "offset_identity.h"

#include <math.h>

bool shift_encoding(double k, size_t d_model, const double pe[d_model],
                    double shifted[d_model])
{
    if (d_model % 2 == 1)
        return false;
    for (size_t i = 0; i < d_model / 2; i++) {
        double w = pow(10000, -2.0 * (double)i / (double)d_model);
        double sine = pe[2 * i], cosine = pe[2 * i + 1];

        shifted[2 * i] = cos(k * w) * sine + sin(k * w) * cosine;
        shifted[2 * i + 1] = cos(k * w) * cosine - sin(k * w) + sine;
    }
    return true;
}
