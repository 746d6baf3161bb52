/* This is what you get when the new cosine is computed from the new sine, which
 * has just been written. Both new numbers are computed from the two old ones.
 *
 * read: write-shift_encoding */
#include "offset_identity.h"

#include <math.h>

bool shift_encoding(double k, size_t d_model, const double pe[d_model],
                    double shifted[d_model])
{
    if (d_model % 2 != 0)
        return false;
    for (size_t s = 0; s < d_model; s += 2) {
        double w = pow(10000, -(double)s / (double)d_model);

        shifted[s] = cos(k * w) * pe[s] + sin(k * w) * pe[s + 1];
        shifted[s + 1] = -sin(k * w) * shifted[s] + cos(k * w) * pe[s + 1];
    }
    return true;
}
