/* of: offset_rotation
 * kind: undefined
 * say: signed integer overflow */
#include "offset_identity.h"

#include <math.h>

void offset_rotation(double k, double w, double t[2][2])
{
    double a = k * w;
    int turns = a / (2 * M_PI);

    a -= turns * 2 * M_PI;
    t[0][0] = t[1][1] = cos(a);
    t[0][1] = sin(a);
    t[1][0] = -sin(a);
}
