/* This is what you get when the positions are taken for degrees. They are
 * radians already, which is what sin and cos want: position 1 is 57.30 degrees
 * further than position 0.
 *
 * read: the-distance-between-two-tips */
#include "sin_cos_pair.h"

#include <math.h>

double pair_distance(double p, double q)
{
    return 2 * fabs(sin((p - q) / 2 * 3.14159265358979323846 / 180));
}
