/* This is what you get when sine and cosine are swapped in atan2. The angle is
 * then counted from three o'clock, in the other direction. The sine is the
 * first argument.
 *
 * read: the-phase */
#include "sin_cos_pair.h"

#include <math.h>

double phase(const double pair[2])
{
    double angle = atan2(pair[1], pair[0]);

    return angle < 0 ? angle + 2 * 3.14159265358979323846 : angle;
}
