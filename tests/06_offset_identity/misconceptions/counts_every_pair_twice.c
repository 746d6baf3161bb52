/* This is what you get when the sum goes over all d_model numbers. The two
 * products of a pair together give one cosine, so the sum has d_model/2 terms.
 * At offset 0 it is d_model/2.
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
