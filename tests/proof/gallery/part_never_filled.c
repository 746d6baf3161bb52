/* A table of frequencies is asked for, and nobody fills it.
 *
 * of: rotate_part
 * alone: a sanitizer fills memory
 * kind: wrong
 * say: stands in memory that nobody has written */
#include "more_axes.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

void rotate_part(double pos, size_t pairs, size_t turning, bool whole,
                 double base, const double x[2 * pairs],
                 double rotated[2 * pairs])
{
    size_t half = whole ? pairs : turning;
    double *w = malloc(pairs * sizeof *w);

    (void)base;
    memcpy(rotated, x, 2 * pairs * sizeof *x);
    for (size_t p = 0; p < turning; p++) {
        double a = pos * w[p];

        rotated[p] = x[p] * cos(a) - x[p + half] * sin(a);
        rotated[p + half] = x[p] * sin(a) + x[p + half] * cos(a);
    }
    free(w);
}
