/* of: encoding_dot
 * kind: wrong
 * say: ^For this offset below 0 the result is 0 */
#include "offset_identity.h"

#include <math.h>

double encoding_dot(double k, size_t d_model)
{
    double sum = 0;

    for (size_t i = 0; i < d_model && k >= 0; i += 2)
        sum += cos(k * pow(10000, -(double)i / (double)d_model));
    return sum;
}
