/* This is what you get when PE(k) is added to PE(pos). Positions can be added,
 * but no single vector moves every encoding by k when it is added.
 *
 * read: the-problem */
#include "offset_identity.h"

#include <math.h>

bool shift_encoding(double k, size_t d_model, const double pe[d_model],
                    double shifted[d_model])
{
    if (d_model % 2 != 0)
        return false;
    for (size_t s = 0; s < d_model; s += 2) {
        double w = pow(10000, -(double)s / (double)d_model);

        shifted[s] = pe[s] + sin(k * w);
        shifted[s + 1] = pe[s + 1] + cos(k * w);
    }
    return true;
}
