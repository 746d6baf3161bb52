/* of: phase
 * say: In C 3 / 2 is 1 */
#include "sin_cos_pair.h"

#include <math.h>

double phase(const double pair[2])
{
    double a = atan(pair[0] / pair[1]);
    if (pair[1] < 0)
        a += M_PI;
    else if (pair[0] < 0)
        a += 2 * M_PI;
    if (pair[1] == 0)
        a = pair[0] > 0 ? M_PI / 2 : 3 / 2 * M_PI;
    return a;
}
