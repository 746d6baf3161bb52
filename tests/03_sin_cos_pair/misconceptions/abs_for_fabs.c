/* This is what you get with abs, which is for whole numbers. It cuts the
 * decimals off, so nearly every distance becomes 0. The one for double is fabs.
 *
 * read: the-distance-between-two-tips */
#include "sin_cos_pair.h"

#include <math.h>
#include <stdlib.h>

double pair_distance(double p, double q)
{
    double sine = sin((p - q) / 2);

    return 2 * (double)abs((int)sine);
}
