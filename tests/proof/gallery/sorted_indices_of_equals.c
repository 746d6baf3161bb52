/* of: closest_values
 * kind: wrong
 * say: In two loops the outer one */
#include "single_sine.h"

#include <math.h>

double closest_values(size_t n, const double value[n], size_t *p, size_t *q)
{
    size_t index[n];
    double best = INFINITY;

    for (size_t i = 0; i < n; i++)
        index[i] = i;
    for (size_t i = 0; i < n; i++)
        for (size_t j = i + 1; j < n; j++)
            if (value[index[j]] < value[index[i]]) {
                size_t t = index[i];
                index[i] = index[j];
                index[j] = t;
            }
    for (size_t i = 0; i + 1 < n; i++) {
        double distance = value[index[i + 1]] - value[index[i]];

        if (distance < best) {
            best = distance;
            *p = index[i] < index[i + 1] ? index[i] : index[i + 1];
            *q = index[i] < index[i + 1] ? index[i + 1] : index[i];
        }
    }
    return best;
}
