/* This is what you get when the old sine and the old cosine stand in each
 * other's place. The old sine of pair i is pe[2 * i], and its old cosine is
 * pe[2 * i + 1].
 *
 * read: the-formula-symbol-by-symbol */
#include "offset_identity.h"

#include <math.h>

bool shift_encoding(double k, size_t d_model, const double pe[d_model],
                    double shifted[d_model])
{
    if (d_model % 2 != 0)
        return false;
    for (size_t s = 0; s < d_model; s += 2) {
        double w = pow(10000, -1.0 * (double)s / (double)d_model);

        shifted[s] = cos(k * w) * pe[s + 1] + sin(k * w) * pe[s];
        shifted[s + 1] = cos(k * w) * pe[s] - sin(k * w) * pe[s + 1];
    }
    return true;
}
