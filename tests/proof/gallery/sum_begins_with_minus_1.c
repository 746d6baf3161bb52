/* The sum of the cosines begins with -1: the last pair is in it.
 *
 * of: encoding_dot
 * kind: wrong
 * say: or the sum begins with -1 */
#include "offset_identity.h"

#include <math.h>

double encoding_dot(double k, size_t d_model)
{
    double sum = -1;

    for (size_t i = 0; i < d_model / 2; i++)
        sum += cos(k * pow(10000, -2.0 * (double)i / (double)d_model));
    return sum;
}
