/* of: sin_cos_pair
 * say: Index 1 has no number here */
#include "sin_cos_pair.h"

#include <math.h>

void sin_cos_pair(double pos, double pair[2])
{
    *pair = sin(pos);
    *pair = cos(pos);
}
