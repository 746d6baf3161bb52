/* This is what you get when the dot product is divided by the number of pairs,
 * as a mean or a division by both lengths does. That is the cosine similarity,
 * which is 1 at offset 0. The contract asks for the dot product itself.
 *
 * read: the-score-knows-only-the-offset */
#include "offset_identity.h"

#include <math.h>

double encoding_dot(double k, size_t d_model)
{
    double sum = 0;

    for (size_t i = 0; i < d_model / 2; i++)
        sum += cos(k * pow(10000, -2.0 * (double)i / (double)d_model));
    return sum / (double)(d_model / 2);
}
