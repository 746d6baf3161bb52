/* of: offset_rotation
 * kind: wrong
 * say: rotation by .k [+] 1. w */
#include "offset_identity.h"

#include <math.h>

void offset_rotation(double k, double w, double t[2][2])
{
    double angle = (k + 1) * w;

    t[0][0] = t[1][1] = cos(angle);
    t[0][1] = sin(angle);
    t[1][0] = -sin(angle);
}
