/* of: geometric_frequencies
 * kind: wrong
 * say: a power that grows */
#include "multi_frequency.h"

#include <math.h>

void geometric_frequencies(size_t m, double ratio, double w[m])
{
    w[0] = 1;
    for (size_t i = 1; i < m; i++)
        w[i] = w[i - 1] / pow(ratio, (double)i);
}
