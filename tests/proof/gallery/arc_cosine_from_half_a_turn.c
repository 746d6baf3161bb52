/* No pi is added: the arc cosine is subtracted from it.
 *
 * of: phase
 * kind: half_a_turn_added
 * say: when those of acos are subtracted from pi */
#include "sin_cos_pair.h"

#include <math.h>

double phase(const double pair[2])
{
    double angle = acos(fmax(-1, fmin(1, pair[1])));

    return pair[0] < 0 ? 3.14159265358979323846 - angle : angle;
}
