/* A table of frequencies is asked for, and nobody fills it.
 *
 * of: rotate
 * alone: a sanitizer fills memory
 * kind: wrong
 * say: stands in memory that nobody has written */
#include "rotary.h"

#include <math.h>
#include <stdlib.h>

bool rotate(double pos, size_t d, double base, const double x[d],
            double rotated[d])
{
    double *w;

    (void)base;
    if (d % 2 != 0)
        return false;
    w = malloc(d / 2 * sizeof *w);
    for (size_t i = 0; i < d / 2; i++) {
        double a = pos * w[i];

        rotated[2 * i] = x[2 * i] * cos(a) - x[2 * i + 1] * sin(a);
        rotated[2 * i + 1] = x[2 * i] * sin(a) + x[2 * i + 1] * cos(a);
    }
    free(w);
    return true;
}
