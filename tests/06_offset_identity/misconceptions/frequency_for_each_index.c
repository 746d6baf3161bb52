/* This is what you get when the exponent is index / d_model, so that every
 * index has a frequency of its own. The new sines are right. Each new cosine
 * turns with the frequency of its sine: the exponent is 2i / d_model for both,
 * where i is the pair.
 *
 * read: why-it-takes-true-pairs */
#include "offset_identity.h"

#include <math.h>

static double angle_of(double k, size_t index, size_t d_model)
{
    return k * pow(10000, -(double)index / (double)d_model);
}

bool shift_encoding(double k, size_t d_model, const double pe[d_model],
                    double shifted[d_model])
{
    if (d_model % 2 != 0)
        return false;
    for (size_t s = 0; s < d_model; s += 2) {
        double fast = angle_of(k, s, d_model);
        double slow = angle_of(k, s + 1, d_model);

        shifted[s] = cos(fast) * pe[s] + sin(fast) * pe[s + 1];
        shifted[s + 1] = -sin(slow) * pe[s] + cos(slow) * pe[s + 1];
    }
    return true;
}
