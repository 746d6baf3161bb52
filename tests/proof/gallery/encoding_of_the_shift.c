/* Far shifts, by exp and log: the digits that are lost are no other cause.
 *
 * of: shift_encoding
 * kind: wrong
 * say: ^This is the encoding of k alone */
#include "offset_identity.h"

#include <math.h>

bool shift_encoding(double k, size_t d_model, const double pe[d_model],
                    double shifted[d_model])
{
    if (d_model % 2 == 1)
        return false;
    for (size_t i = 0; i < d_model; i += 2) {
        double w = exp((double)i * -log(10000) / (double)d_model);

        shifted[i] = sin(k * w);
        shifted[i + 1] = cos(k * w);
    }
    return pe != NULL;
}
