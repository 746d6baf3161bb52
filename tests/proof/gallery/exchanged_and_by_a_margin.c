/* The pair's indices are exchanged, and a pair counts only if it is closer by a
 * margin: of a list's only pair there is no second distance.
 *
 * of: closest_values
 * kind: wrong
 * never: nearly as close */
#include "single_sine.h"

#include <math.h>

double closest_values(size_t n, const double value[n], size_t *p, size_t *q)
{
    double best = INFINITY;

    for (size_t b = 0; b < n; b++)
        for (size_t a = 0; a < b; a++) {
            double distance = value[b] - value[a];

            if (distance < 0)
                distance = -distance;
            if (distance < best - 1e-9) {
                best = distance;
                *q = a;
                *p = b;
            }
        }
    return best;
}
