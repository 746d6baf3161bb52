/* Later offsets tell a count from a factor.
 *
 * of: encoding_dot
 * kind: wrong
 * say: so that 256 pairs give 256
 * never: times the right sum */
#include "offset_identity.h"

#include <math.h>

double encoding_dot(double k, size_t d_model)
{
    double sum = 0;

    for (size_t i = 0; i < d_model / 4; i++)
        sum += cos(k * pow(10000, -2 * (double)i / (double)d_model));
    return sum;
}
