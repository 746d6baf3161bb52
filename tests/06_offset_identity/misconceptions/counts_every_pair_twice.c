/* This is what you get when the sum goes over all d_model numbers: a pair has
 * two numbers, but the two products together make one cosine. At offset 0 the
 * result is the squared length, and that is d_model/2.
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
