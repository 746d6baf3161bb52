/* This is what you get when pair 0 is not in the sum, as with a loop from 1.
 * Pairs count from 0, and the first has frequency 1.
 *
 * read: the-score-knows-only-the-offset */
#include "offset_identity.h"

#include <math.h>

double encoding_dot(double k, size_t d_model)
{
    double sum = 0;

    for (size_t i = 1; i < d_model / 2; i++)
        sum += cos(k * pow(10000, -2.0 * (double)i / (double)d_model));
    return sum;
}
