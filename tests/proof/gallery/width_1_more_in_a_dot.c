/* of: encoding_dot
 * kind: wrong
 * say: ^The frequencies are those of d_model [+] 1 here */
#include "offset_identity.h"

#include <math.h>

double encoding_dot(double k, size_t d_model)
{
    double sum = 0;

    for (size_t i = 0; i < d_model / 2; i++)
        sum += cos(k * pow(10000, -2.0 * (double)i / (double)(d_model + 1)));
    return sum;
}
