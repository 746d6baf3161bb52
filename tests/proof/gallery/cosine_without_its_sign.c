/* fabs takes the sign of the cosine away: nothing is computed from the sine.
 *
 * of: sin_cos_pair
 * kind: cosine_from_a_root
 * say: or with fabs */
#include "sin_cos_pair.h"

#include <math.h>

void sin_cos_pair(double pos, double pair[2])
{
    pair[0] = sin(pos);
    pair[1] = fabs(cos(pos));
}
