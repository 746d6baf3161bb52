/* This is what you get when the cosines of the frequencies are added up and
 * multiplied by k. The offset is a part of each angle: cos(k * w), and not
 * k * cos(w).
 *
 * read: the-score-knows-only-the-offset */
#include "offset_identity.h"

#include <math.h>

double encoding_dot(double k, size_t d_model)
{
    double sum = 0;

    for (size_t s = 0; s < d_model; s += 2)
        sum += k * cos(pow(10000, -1.0 * (double)s / (double)d_model));
    return sum;
}
