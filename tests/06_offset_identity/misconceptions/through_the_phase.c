/* This is what you get when each pair is read back as an angle, with atan2, and
 * written again as a sine and a cosine. It is right for encodings. But it is
 * not a matrix: it forgets how long a pair is, and twice an encoding should
 * give twice the result.
 *
 * read: turns-add-up-and-can-be-undone */
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
