/* of: phase
 * say: A whole turn is subtracted */
#include "sin_cos_pair.h"

#include <math.h>

double phase(const double pair[2])
{
    double a = atan2(pair[0], pair[1]);
    if (a < 0)
        a = a - 2 * M_PI;
    return a;
}
