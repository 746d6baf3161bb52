/* No loop writes two rows of two numbers.
 *
 * of: offset_rotation
 * kind: wrong
 * say: ^This number was never set, or it is made of one that was not, as
 * say: with \+=\. Is a line missing, or does a loop or a memcpy leave
 * never: Does the loop */
#include "offset_identity.h"

#include <math.h>

void offset_rotation(double k, double w, double t[2][2])
{
    t[0][0] = cos(k * w);
    t[0][1] = sin(k * w);
    t[1][0] = -sin(k * w);
}
