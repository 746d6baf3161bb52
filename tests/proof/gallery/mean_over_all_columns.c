/* The number at offset 0 is no count of terms.
 *
 * of: encoding_dot
 * kind: wrong
 * say: ^At offset 0 every cosine should be 1\. This may be one cosine alone
 * never: so 256 pairs should give */
#include "offset_identity.h"

#include <math.h>

double encoding_dot(double k, size_t d_model)
{
    double sum = 0;

    for (size_t i = 0; i < d_model; i++)
        sum += cos(k * pow(10000, -2 * (double)i / (double)d_model));
    return sum / (double)d_model;
}
