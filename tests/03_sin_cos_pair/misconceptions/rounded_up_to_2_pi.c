/* This is what you get when 2 pi is added to every negative angle. For a tiny
 * negative angle the sum rounds to 2 pi itself, and the range ends below 2 pi.
 * Is that case left out, or tested with > where >= is meant?
 *
 * read: a-hair-before-twelve */
#include "sin_cos_pair.h"

#include <math.h>

double phase(const double pair[2])
{
    double angle = atan2(pair[0], pair[1]);

    return angle < 0 ? angle + 2 * 3.14159265358979323846 : angle;
}
