/* This is what you get when the distance is nearly always 0. abs does that,
 * which is for whole numbers and cuts the decimals off: for a double it is
 * fabs. So does 1 / 2, which is 0 in C: write 0.5. And so do two pairs that
 * are both computed from p.
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
