/* rotate_halves, right but for the frequency or the turn of a pair: each file
 * here that gets one of them wrong defines both. */
#include "rotary.h"

#include <math.h>

static double frequency(size_t i, size_t d, double base);
static void turn_pair(double a, double x, double y, double *new_x,
                      double *new_y);

bool rotate_halves(double pos, size_t d, double base, const double x[d],
                   double rotated[d])
{
    if (d % 2 != 0)
        return false;
    for (size_t i = 0; i < d / 2; i++)
        turn_pair(pos * frequency(i, d, base), x[i], x[i + d / 2], &rotated[i],
                  &rotated[i + d / 2]);
    return true;
}
