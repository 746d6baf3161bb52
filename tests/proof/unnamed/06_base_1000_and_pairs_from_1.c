/* Two known mistakes in one sum: 1000 for 10000, and pairs counted from 1. */
#include "offset_identity.h"

#include <math.h>

double encoding_dot(double k, size_t d_model)
{
    double sum = 0;

    for (size_t i = 1; i <= d_model / 2; i++)
        sum += cos(k * pow(1000, -2.0 * (double)i / (double)d_model));
    return sum;
}
