/* The signs of both positions are lost.
 *
 * of: pair_distance
 * kind: wrong
 * say: the size of q is subtracted from that of p
 * never: with a sum in place of the difference */
#include "sin_cos_pair.h"

#include <math.h>

double pair_distance(double p, double q)
{
    double half = (fabs(p) - fabs(q)) / 2;

    return fabs(2 * sin(half));
}
