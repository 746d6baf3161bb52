/* of: shift_encoding
 * kind: wrong
 * say: or from a cosine alone */
#include "offset_identity.h"

#include <math.h>

bool shift_encoding(double k, size_t d, const double pe[d], double s[d])
{
    if (d % 2)
        return false;
    for (size_t i = 0; i < d; i += 2) {
        double a = k * pow(10000, -(double)i / (double)d);

        s[i] = sin(asin(pe[i]) + a);
        s[i + 1] = cos(acos(pe[i + 1]) + a);
    }
    return true;
}
