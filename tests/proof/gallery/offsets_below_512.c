/* Offset 333 is the best below 512, and it is odd.
 *
 * of: closest_distance
 * kind: wrong
 * say: Does the loop over the offsets end at a fixed number
 * never: Only odd */
#include "multi_frequency.h"

#include <math.h>

double closest_distance(size_t n, size_t m, const double w[m])
{
    double best = INFINITY;

    for (size_t k = 1; k < n && k < 512; k++) {
        double square = 0;

        for (size_t i = 0; i < m; i++)
            square += 4 * pow(sin((double)k / 2 * w[i]), 2);
        best = fmin(best, square);
    }
    return sqrt(best);
}
