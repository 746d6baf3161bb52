/* Each pair is read back as an angle, and written again with k w added to
 * it. */
#include "offset_identity.h"

#include <math.h>

bool shift_encoding(double k, size_t d_model, const double pe[d_model],
                    double shifted[d_model])
{
    if (d_model % 2 == 1)
        return false;
    for (size_t s = 0; s < d_model; s += 2) {
        double phase = atan2(pe[s], pe[s + 1]);

        phase += k / pow(10000, (double)s / (double)d_model);
        shifted[s] = sin(phase);
        shifted[s + 1] = cos(phase);
    }
    return true;
}
