/* This is what you get when the sines of the angles are summed. The sine of 0
 * is 0, so an encoding would not be similar to itself. Sum the cosines.
 *
 * read: the-score-knows-only-the-offset */
#include "offset_identity.h"

#include <math.h>

double encoding_dot(double k, size_t d_model)
{
    double sum = 0;

    for (size_t i = 0; i < d_model / 2; i++)
        sum += sin(k * pow(10000, -2.0 * (double)i / (double)d_model));
    return sum;
}
