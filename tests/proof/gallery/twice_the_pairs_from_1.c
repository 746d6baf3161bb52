/* of: encoding_dot
 * kind: wrong
 * say: multiplied by nothing
 * never: counts its terms */
#include "offset_identity.h"

#include <math.h>

static double frequency(size_t i, size_t d_model)
{
    return pow(10000, -2.0 * (double)i / (double)d_model);
}

double encoding_dot(double k, size_t d_model)
{
    double sum = 0;

    for (size_t i = 1; i < d_model / 2; i++)
        sum += cos(k * frequency(i, d_model));
    return 2 * sum;
}
