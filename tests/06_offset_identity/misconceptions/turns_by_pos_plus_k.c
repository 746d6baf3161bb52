/* This is what you get when the angle uses pos + k and not k. The encoding has
 * already turned by pos, so it turns by pos again, and the matrix is no longer
 * the same for every position.
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
        double w = pow(10000, -(double)s / (double)d_model);
        double place = atan2(pe[s], pe[s + 1]) + k * w;

        shifted[s] = cos(place) * pe[s] + sin(place) * pe[s + 1];
        shifted[s + 1] = -sin(place) * pe[s] + cos(place) * pe[s + 1];
    }
    return true;
}
