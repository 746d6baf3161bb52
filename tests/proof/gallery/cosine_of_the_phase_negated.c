/* of: phase
 * kind: wrong
 * say: cosine has the opposite sign
 * never: half a turn */
#include "sin_cos_pair.h"

#include <math.h>

double phase(const double pair[2])
{
    double angle = atan2(pair[0], -pair[1]);

    return angle < 0 ? angle + 2 * acos(-1) : angle;
}
