/* The sine of the angle is the root of 1 - cos^2, and never below 0.
 *
 * of: offset_rotation
 * kind: wrong
 * say: its sign is lost in row 0
 * never: changed places */
#include "offset_identity.h"

#include <math.h>

void offset_rotation(double k, double w, double t[2][2])
{
    t[0][0] = t[1][1] = cos(k * w);
    t[0][1] = sqrt(1 - t[0][0] * t[0][0]);
    t[1][0] = -t[0][1];
}
