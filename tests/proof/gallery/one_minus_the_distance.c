/* Of two equal positions this is 1, as it is of other slips.
 *
 * of: pair_distance
 * kind: wrong
 * say: ^It is 1 minus what it should be
 * never: Is index 0 compared with index 0 */
#include "sin_cos_pair.h"

#include <math.h>

double pair_distance(double p, double q)
{
    return 1 - 2 * fabs(sin((p - q) / 2));
}
