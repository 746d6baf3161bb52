/* This is what you get when one phase is subtracted from the other. Just before
 * and just after twelve the tips nearly touch, but the phases differ by almost
 * a whole turn.
 *
 * read: the-distance-between-two-tips */
#include "sin_cos_pair.h"

#include <math.h>

double pair_distance(double p, double q)
{
    double turn = 2 * 3.14159265358979323846;
    double a = p - turn * floor(p / turn), b = q - turn * floor(q / turn);

    return fabs(a - b);
}
