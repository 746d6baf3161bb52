/* This is what you get when every pair turns by k radians. Is 2 * i / d_model a
 * division of whole numbers? It drops the remainder, and every frequency is 1.
 * Or is one angle, or one matrix, computed for all pairs? Each pair needs its
 * own.
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
        shifted[s] = cos(k) * pe[s] + sin(k) * pe[s + 1];
        shifted[s + 1] = -sin(k) * pe[s] + cos(k) * pe[s + 1];
    }
    return true;
}
