/* of: geometric_frequencies
 * kind: wrong
 * never: pow.a, b. is */
#include "multi_frequency.h"

void geometric_frequencies(size_t m, double ratio, double w[m])
{
    w[0] = 0;
    for (size_t i = 1; i < m; i++)
        w[i] = w[i - 1] / ratio;
}
