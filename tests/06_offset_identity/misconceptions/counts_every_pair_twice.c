/* This is twice the sum: every pair counts for two cosines, as in a sum of
 * cosines over all d_model numbers. The two products of a pair of encodings
 * together give one cosine, so there are d_model/2. At offset 0 the sum is
 * d_model/2.
 *
 * read: the-score-knows-only-the-offset */
#include "offset_identity.h"

#include <math.h>

double encoding_dot(double k, size_t d_model)
{
    double sum = 0;

    for (size_t index = 0; index < d_model; index++) {
        double i = (double)(index / 2);

        sum += cos(k * pow(10000, -2 * i / (double)d_model));
    }
    return sum;
}
