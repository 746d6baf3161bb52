/* This is what you get when two phases are subtracted. Just before twelve and
 * just after, the tips nearly touch, but the phases are almost a turn apart.
 *
 * read: the-distance-between-two-tips
 */
#include "sin_cos_pair.h"

#include <math.h>

double pair_distance(double p, double q)
{
    double turn = 2 * 3.14159265358979323846;
    double a = p - turn * floor(p / turn), b = q - turn * floor(q / turn);

    return fabs(a - b);
}
