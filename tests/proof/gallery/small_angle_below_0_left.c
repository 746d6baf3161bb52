/* An angle a little below 0 is not moved.
 *
 * of: phase
 * kind: wrong
 * say: however small it is */
#include "sin_cos_pair.h"

#include <math.h>

double phase(const double pair[2])
{
    double a = atan2(pair[0], pair[1]);

    if (a < -1e-6)
        a += 2 * M_PI;
    return a;
}
