/* The encodings were never written: no sum that counts its terms.
 *
 * of: encoding_dot
 * kind: wrong
 * never: so 256 pairs should give */
#include "offset_identity.h"

#include <stdlib.h>

double encoding_dot(double k, size_t d_model)
{
    double zero[d_model], there[d_model], sum = 0;

    if (!shift_encoding(k, d_model, zero, there))
        abort();
    for (size_t j = 0; j < d_model; j++)
        sum += zero[j] * there[j];
    return sum;
}
