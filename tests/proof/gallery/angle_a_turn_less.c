/* of: phase
 * kind: wrong
 * say: a whole turn less than */
#include "sin_cos_pair.h"

#include <math.h>

double phase(const double pair[2])
{
    double angle = atan2(pair[0], pair[1]);

    return angle > 0 ? angle - 6.283185307179586 : angle;
}
