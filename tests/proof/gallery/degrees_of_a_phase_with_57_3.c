/* of: phase
 * kind: wrong
 * say: This is an angle in degrees */
#include "sin_cos_pair.h"

#include <math.h>

double phase(const double pair[2])
{
    return atan2(pair[0], pair[1]) * 57.3;
}
