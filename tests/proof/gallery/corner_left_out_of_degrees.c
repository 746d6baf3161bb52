/* Of two rows of two numbers one is not written, and the first is wrong.
 *
 * of: offset_rotation
 * kind: wrong
 * say: ^More of this result was never set, or is made of a number that
 * say: was not, as with \+=\. Is a line missing, or does a loop or a
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
