/* This is what you get when the numbers of pair 0 are turned in every pair. The
 * old sine of pair i is pe[2 * i], and its old cosine is pe[2 * i + 1].
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
        double angle = k * pow(10000, -(double)s / (double)d_model);

        shifted[s] = cos(angle) * pe[0] + sin(angle) * pe[1];
        shifted[s + 1] = cos(angle) * pe[1] - sin(angle) * pe[0];
    }
    return true;
}
