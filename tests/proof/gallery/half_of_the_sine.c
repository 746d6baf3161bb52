/* The parentheses around p - q are at the wrong place, and the size is not
 * taken.
 *
 * of: pair_distance
 * kind: wrong
 * say: This is sin\(p - q\) */
#include "sin_cos_pair.h"

#include <math.h>

double pair_distance(double p, double q)
{
    return 2 * sin(p - q) / 2;
}
