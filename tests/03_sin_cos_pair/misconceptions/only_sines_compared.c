/* This is what you get when only the sines are compared: two tips, one above
 * the other, then seem to be one.
 *
 * read: rising-or-falling
 */
#include "sin_cos_pair.h"

#include <math.h>

double pair_distance(double p, double q)
{
    return fabs(sin(p) - sin(q));
}
