/* rotate, right but for the turn of a pair: each file here that gets it wrong
 * defines its own. */
#include "rotary.h"

#include <math.h>

static void turn_pair(double a, double x, double y, double *new_x,
                      double *new_y);

bool rotate(double pos, size_t d, double base, const double x[d],
            double rotated[d])
{
    if (d % 2 != 0)
        return false;
    for (size_t i = 0; i < d / 2; i++)
        turn_pair(pos * pow(base, -2.0 * (double)i / (double)d), x[2 * i],
                  x[2 * i + 1], &rotated[2 * i], &rotated[2 * i + 1]);
    return true;
}
