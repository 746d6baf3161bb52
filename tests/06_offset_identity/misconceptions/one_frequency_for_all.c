/* This is what you get when the frequency w is left out: the angle is then k
 * and not k times w, and every pair turns by k radians.
 *
 * read: one-turn-wherever-the-hands-stand */
#include "offset_identity.h"

#include <math.h>

void offset_rotation(double k, double w, double t[2][2])
{
    (void)w;
    t[0][0] = t[1][1] = cos(k);
    t[0][1] = sin(k);
    t[1][0] = -sin(k);
}
