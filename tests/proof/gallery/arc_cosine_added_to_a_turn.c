/* The arc cosine is never below 0, and is added where it is to be subtracted.
 *
 * of: phase
 * kind: wrong
 * say: or 2 pi plus that of acos */
#include "sin_cos_pair.h"

#include <math.h>

double phase(const double pair[2])
{
    double angle = acos(fmax(-1, fmin(1, pair[1])));

    return pair[0] < 0 ? 2 * 3.14159265358979323846 + angle : angle;
}
