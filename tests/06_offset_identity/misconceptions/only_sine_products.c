/* This is what you get when only the products of sines with sines are summed,
 * here at position 1. The products of the cosines are missing, and what is left
 * depends on the position.
 *
 * read: the-score-knows-only-the-offset */
#include "offset_identity.h"

#include <math.h>

double encoding_dot(double k, size_t d_model)
{
    double sum = 0;

    for (size_t i = 0; i < d_model / 2; i++) {
        double w = pow(10000, -2.0 * (double)i / (double)d_model);

        sum += sin(w) * sin((1 + k) * w);
    }
    return sum;
}
