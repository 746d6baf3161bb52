/* Another cause of the numbers of a known mistake.
 *
 * of: closest_distance
 * kind: compared_with_itself
 * say: the search starts with 0 */
#include "multi_frequency.h"

#include <math.h>

double closest_distance(size_t n, size_t m, const double w[m])
{
    double best = 0;

    for (size_t k = 1; k < n; k++) {
        double square = 0;

        for (size_t i = 0; i < m; i++)
            square += pow(2 * sin((double)k * w[i] / 2), 2);
        best = fmin(best, sqrt(square));
    }
    return best;
}
