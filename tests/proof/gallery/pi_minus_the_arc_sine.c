/* pi minus the arc sine where the cosine is negative: the same as with an arc
 * tangent.
 *
 * of: phase
 * kind: atan_plus_pi_if_cosine_negative
 * say: so do the arc sine with pi */
#include "sin_cos_pair.h"

#include <math.h>

double phase(const double pair[2])
{
    double angle = asin(pair[0]);

    return pair[1] < 0 ? 3.14159265358979323846 - angle : angle;
}
