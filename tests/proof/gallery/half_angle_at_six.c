/* of: phase
 * kind: wrong
 * say: six o'clock
 * never: arc sine */
#include "sin_cos_pair.h"

#include <math.h>

double phase(const double pair[2])
{
    double angle = 2 * atan2(fabs(pair[0]), 1 + pair[1]);

    return pair[0] < 0 ? 2 * acos(-1) - angle : angle;
}
