/* An angle below 0 gets two turns in place of one.
 *
 * of: phase
 * kind: wrong
 * say: ^Two whole turns are added here
 * never: although the angle was not below 0 */
#include "sin_cos_pair.h"

#include <math.h>

double phase(const double pair[2])
{
    double angle = atan2(pair[0], pair[1]);

    return angle < 0 ? angle + 4 * acos(-1) : angle;
}
