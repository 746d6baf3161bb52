/* Both indices are kept in an unsigned char.
 *
 * of: closest_values
 * kind: wrong
 * say: is what an unsigned char keeps of these
 * never: where a closer pair is found */
#include "single_sine.h"

#include <math.h>

double closest_values(size_t n, const double value[n], size_t *p, size_t *q)
{
    double best = INFINITY;
    unsigned char first = 0, second = 1;

    for (size_t a = 0; a < n; a++)
        for (size_t b = a + 1; b < n; b++) {
            double gap =
                value[a] > value[b] ? value[a] - value[b] : value[b] - value[a];

            if (gap < best) {
                best = gap;
                first = a;
                second = b;
            }
        }
    *p = first;
    *q = second;
    return best;
}
