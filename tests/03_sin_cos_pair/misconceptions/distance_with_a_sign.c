/* This is what you get when the size of the sine is not taken. Half of the
 * differences p - q have a negative sine, and a distance is never negative.
 * fabs takes the sign away.
 *
 * read: the-distance-between-two-tips */
#include "sin_cos_pair.h"

#include <math.h>

double pair_distance(double p, double q)
{
    return 2 * sin((p - q) / 2);
}
