/* This is what you get when the two squares are added and no root is taken.
 * Opposite points are then at 4 and should be at 2.
 *
 * read: the-distance-between-two-tips */
#include "sin_cos_pair.h"

#include <math.h>

double pair_distance(double p, double q)
{
    double right = sin(p) - sin(q), up = cos(p) - cos(q);

    return right * right + up * up;
}
