/* What fits the numbers is asked, and the static variable, too.
 *
 * of: closest_distance
 * kind: wrong
 * say: static variable */
#include "multi_frequency.h"

#include <math.h>

double closest_distance(size_t n, size_t m, const double w[m])
{
    static double least = INFINITY;

    for (size_t k = 1; k < n; k++) {
        double sum = 0;

        for (size_t i = 0; i < m; i++)
            sum += 4 * pow(sin((double)k * w[i] / 2), 2);
        least = fmin(least, sqrt(sum));
    }
    return least;
}
