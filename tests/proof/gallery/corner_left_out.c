/* No loop writes two rows of two numbers.
 *
 * of: offset_rotation
 * kind: wrong
 * say: ^This number was never set\. Is its line missing, or
 * say: \? Or is it made of a number that was not written yet, as with \+=\?$
 * never: Does the loop */
#include "offset_identity.h"

#include <math.h>

void offset_rotation(double k, double w, double t[2][2])
{
    t[0][0] = cos(k * w);
    t[0][1] = sin(k * w);
    t[1][0] = -sin(k * w);
}
