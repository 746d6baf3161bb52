/* of: shift_encoding
 * say: found from a sine alone */
#include "offset_identity.h"

#include <math.h>

bool shift_encoding(double k, size_t d, const double pe[d], double s[d])
{
    if (d % 2)
        return false;
    for (size_t i = 0; i < d / 2; i++) {
        double w = pow(10000, -2.0 * (double)i / (double)d),
               a = asin(pe[2 * i]) + k * w;
        s[2 * i] = sin(a);
        s[2 * i + 1] = cos(a);
    }
    return true;
}
