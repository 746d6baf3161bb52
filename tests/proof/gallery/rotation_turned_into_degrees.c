/* of: offset_rotation
 * kind: wrong
 * say: ^This is the rotation by k w times 180 / pi */
#include "offset_identity.h"

#include <math.h>

void offset_rotation(double k, double w, double t[2][2])
{
    double a = k * w * 180 / acos(-1);

    t[0][0] = cos(a);
    t[0][1] = sin(a);
    t[1][0] = -sin(a);
    t[1][1] = cos(a);
}
