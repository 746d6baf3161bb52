/* of: geometric_frequencies
 * kind: wrong
 * say: ^These fall by the ratio 10, whatever */
#include "multi_frequency.h"

#include <math.h>

void geometric_frequencies(size_t m, double ratio, double w[m])
{
    for (size_t i = 0; i < m; i++)
        w[i] = pow(10, -(double)i) * (ratio > 0);
}
