/* of: closest_distance
 * kind: wrong
 * say: Does a distance of 0 count */
#include "multi_frequency.h"

#include <math.h>

double closest_distance(size_t n, size_t m, const double w[m])
{
    double best = INFINITY;

    for (size_t k = 1; k < n; k++) {
        double square = 0;

        for (size_t i = 0; i < m; i++)
            square += 4 * pow(sin((double)k / 2 * w[i]), 2);
        if (square > 0 && square < best)
            best = square;
    }
    return sqrt(best);
}
