/* of: closest_distance
 * say: smallest distance start with this number */
#include "multi_frequency.h"

#include <math.h>

double closest_distance(size_t n, size_t m, const double w[m])
{
    double b = 0.1;
    for (size_t k = 1; k < n; k++) {
        double s = 0;
        for (size_t i = 0; i < m; i++) {
            double c = 2 * sin((double)k * w[i] / 2);
            s += c * c;
        }
        b = fmin(b, sqrt(s));
    }
    return b;
}
