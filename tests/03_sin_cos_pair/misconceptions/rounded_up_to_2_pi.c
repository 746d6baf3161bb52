/* This is what you get when a whole turn is added to every negative angle, and
 * nothing else. It is right but for a hair: just before twelve the sum rounds
 * to 2 pi itself, which the range leaves out.
 *
 * read: a-hair-before-twelve
 */
#include "sin_cos_pair.h"

#include <math.h>

double phase(const double pair[2])
{
    double angle = atan2(pair[0], pair[1]);

    return angle < 0 ? angle + 2 * 3.14159265358979323846 : angle;
}
