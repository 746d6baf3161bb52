/* This is what you get when sine and cosine change places in atan2: the angle
 * is counted from three o'clock, and the other way round.
 *
 * read: the-phase
 */
#include "sin_cos_pair.h"

#include <math.h>

double phase(const double pair[2])
{
    double angle = atan2(pair[1], pair[0]);

    return angle < 0 ? angle + 2 * 3.14159265358979323846 : angle;
}
