/* This is what you get when the two squares are added and the root is left
 * out. It orders distances rightly, but opposite points are at 4 instead of 2.
 *
 * read: the-distance-between-two-tips
 */
#include "sin_cos_pair.h"

#include <math.h>

double pair_distance(double p, double q)
{
    double right = sin(p) - sin(q), up = cos(p) - cos(q);

    return right * right + up * up;
}
