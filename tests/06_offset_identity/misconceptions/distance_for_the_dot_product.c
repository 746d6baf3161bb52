/* This is what you get when the distance between the two encodings is returned,
 * the root of 2 (D(0) - D(k)), and not D(k) itself, their dot product. The
 * distance is 0 at offset 0, where the dot product is largest.
 *
 * read: the-score-knows-only-the-offset */
#include "offset_identity.h"

#include <math.h>

double encoding_dot(double k, size_t d_model)
{
    double sum = 0;

    for (size_t i = 0; i < d_model / 2; i++)
        sum += cos(k * pow(10000, -2.0 * (double)i / (double)d_model));
    return sqrt(2 * ((double)(d_model / 2) - sum));
}
