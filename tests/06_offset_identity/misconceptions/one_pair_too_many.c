/* This is what you get when the loop has one pair too many, as with i <=
 * d_model / 2. The pairs are counted from 0, so the last one is d_model / 2 -
 * 1. At offset 0 the sum is d_model / 2.
 *
 * read: the-score-knows-only-the-offset */
#include "offset_identity.h"

#include <math.h>

double encoding_dot(double k, size_t d_model)
{
    double sum = 0;

    for (size_t i = 0; i <= d_model / 2; i++)
        sum += cos(k * pow(10000, -2.0 * (double)i / (double)d_model));
    return sum;
}
