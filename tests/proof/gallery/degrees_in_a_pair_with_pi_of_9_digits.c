/* of: sin_cos_pair
 * kind: wrong
 * say: The position is taken for degrees here */
#include "sin_cos_pair.h"

#include <math.h>

void sin_cos_pair(double pos, double pair[2])
{
    pair[0] = sin(pos * 3.14159265 / 180);
    pair[1] = cos(pos * 3.14159265 / 180);
}
