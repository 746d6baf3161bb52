/* of: encoding_dot
 * kind: wrong
 * say: or their product */
#include "offset_identity.h"

#include <math.h>

static double frequency(size_t i, size_t d_model)
{
    return pow(10000, -2.0 * (double)i / (double)d_model);
}

double encoding_dot(double k, size_t d_model)
{
    double sum = 1;

    for (size_t i = 0; i < d_model / 2; i++)
        sum *= cos(k * frequency(i, d_model));
    return sum;
}
