/* This is what you get when only the sines are compared. Two tips equally far
 * to the right, one above the middle and one below, then have distance 0.
 *
 * read: rising-or-falling */
#include "sin_cos_pair.h"

#include <math.h>

double pair_distance(double p, double q)
{
    return fabs(sin(p) - sin(q));
}
