/* The second number of the last pair is left alone.
 *
 * of: rotate_part
 * kind: wrong
 * never: each second one */
#include "more_axes.h"

#include <math.h>
#include <string.h>

void rotate_part(double pos, size_t pairs, size_t turning, bool whole,
                 double base, const double x[2 * pairs],
                 double rotated[2 * pairs])
{
    size_t half = whole ? pairs : turning;

    memcpy(rotated, x, 2 * pairs * sizeof *x);
    for (size_t p = 0; p < turning; p++) {
        double a = pos * pow(base, -(double)p / (double)half);

        rotated[p] = x[p] * cos(a) - x[p + half] * sin(a);
        if (p + 1 < turning)
            rotated[p + half] = x[p] * sin(a) + x[p + half] * cos(a);
    }
}
