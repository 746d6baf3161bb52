/* Both turns, right but for the frequency of a pair: each file here that gets
 * it wrong defines its own. */
#include "rotary.h"

#include <math.h>

static double frequency(size_t i, size_t d, double base);

static bool turn(size_t step, size_t partner, double pos, size_t d, double base,
                 const double *x, double *rotated)
{
    if (d % 2 != 0)
        return false;
    for (size_t i = 0; i < d / 2; i++) {
        double a = pos * frequency(i, d, base);
        size_t first = i * step, second = first + partner;

        rotated[first] = x[first] * cos(a) - x[second] * sin(a);
        rotated[second] = x[first] * sin(a) + x[second] * cos(a);
    }
    return true;
}

bool rotate(double pos, size_t d, double base, const double x[d],
            double rotated[d])
{
    return turn(2, 1, pos, d, base, x, rotated);
}

bool rotate_halves(double pos, size_t d, double base, const double x[d],
                   double rotated[d])
{
    return turn(1, d / 2, pos, d, base, x, rotated);
}
