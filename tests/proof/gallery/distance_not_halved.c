/* of: closest_distance
 * kind: wrong
 * say: That of 0 and k is 2 .sin.k
 * never: Do all 2 m */
#include "multi_frequency.h"

#include <math.h>

double closest_distance(size_t n, size_t m, const double w[m])
{
    double best = INFINITY;

    for (size_t k = 1; k < n; k++) {
        double square = 0;

        for (size_t i = 0; i < m; i++)
            square += 4 * pow(sin((double)k * w[i]), 2);
        if (square < best)
            best = square;
    }
    return sqrt(best);
}
