/* An offset of half a position is 0 in an int, and the angle has k in it.
 *
 * of: encoding_dot
 * kind: wrong
 * say: k is stored as a whole number */
#include "offset_identity.h"

#include <math.h>

double encoding_dot(double k, size_t d_model)
{
    double sum = 0;

    for (size_t i = 0; i < d_model / 2; i++)
        sum += cos((int)k * pow(10000, -2.0 * (double)i / (double)d_model));
    return sum;
}
