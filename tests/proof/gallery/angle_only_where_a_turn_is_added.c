/* The angle is returned only where 2 pi is added to it.
 *
 * of: phase
 * kind: wrong
 * say: 0 comes out here, where nothing should be added */
#include "sin_cos_pair.h"

#include <math.h>

static const double pi = 3.14159265358979323846;

double phase(const double pair[2])
{
    double angle = atan2(pair[0], pair[1]);

    if (angle < 0)
        return angle + 2 * pi;
    return 0;
}
