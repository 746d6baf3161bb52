/* This is what you get when the sum has the pairs 1 to d_model/2 in it. Pairs
 * count from 0: the first has frequency 1, and there is no pair d_model/2.
 *
 * read: the-score-knows-only-the-offset */
#include "offset_identity.h"

#include <math.h>

double encoding_dot(double k, size_t d_model)
{
    double sum = 0;

    for (size_t i = 1; i <= d_model / 2; i++)
        sum += cos(k * pow(10000, -2.0 * (double)i / (double)d_model));
    return sum;
}
