/* This is what you get when every pair turns backwards, to pos - k. Is -k
 * handed over? Is t[1][0] used where t[0][1] belongs? Row 0 makes the new sine:
 * t[0][0] times the old sine plus t[0][1] times the old cosine. Or does the
 * wrong sine have the minus sign?
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

        shifted[s] = cos(k * w) * pe[s] - sin(k * w) * pe[s + 1];
        shifted[s + 1] = sin(k * w) * pe[s] + cos(k * w) * pe[s + 1];
    }
    return true;
}
