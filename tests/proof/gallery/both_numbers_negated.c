/* Two minus signs: no half turn is taken off, since position 0 is wrong, too.
 *
 * of: sin_cos_pair
 * kind: wrong
 * never: half turns taken off */
#include "sin_cos_pair.h"

#include <math.h>

void sin_cos_pair(double pos, double pair[2])
{
    pair[0] = -sin(pos);
    pair[1] = -cos(pos);
}
