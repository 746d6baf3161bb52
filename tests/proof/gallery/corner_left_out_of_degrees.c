/* Of two rows of two numbers one is not written, and the first is wrong.
 *
 * of: offset_rotation
 * kind: wrong
 * say: ^Other numbers of this result were never set\. Are their lines
 * say: missing, or does a loop or a memcpy leave them out\? Or are they made
 * never: Does the loop */
#include "offset_identity.h"

#include <math.h>

void offset_rotation(double k, double w, double t[2][2])
{
    double angle = k * w * 57.3;

    t[0][0] = cos(angle);
    t[0][1] = sin(angle);
    t[1][0] = -sin(angle);
}
