/* The first loop ends one too early.
 *
 * of: closest_values
 * kind: wrong
 * say: The last two values are never compared here
 * never: side by side */
#include "single_sine.h"

#include <math.h>

double closest_values(size_t n, const double value[n], size_t *p, size_t *q)
{
    double best = fabs(value[0] - value[1]);

    *p = 0;
    *q = 1;
    for (size_t a = 0; a < n - 2; a++)
        for (size_t b = a + 1; b < n; b++)
            if (fabs(value[a] - value[b]) < best) {
                best = fabs(value[a] - value[b]);
                *p = a;
                *q = b;
            }
    return best;
}
