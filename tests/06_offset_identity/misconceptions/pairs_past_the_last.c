/* This is what you get when the sum has a term for each of the d_model indices,
 * each with a frequency of its own. There are only d_model / 2 pairs, so i ends
 * at d_model / 2 - 1. At offset 0 the sum is d_model / 2.
 *
 * read: the-score-knows-only-the-offset */
#include "offset_identity.h"

#include <math.h>

double encoding_dot(double k, size_t d_model)
{
    double sum = 0;

    for (size_t i = 0; i < d_model; i++)
        sum += cos(k * pow(10000, -2.0 * (double)i / (double)d_model));
    return sum;
}
