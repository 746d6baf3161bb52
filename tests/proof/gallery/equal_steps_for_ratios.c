/* of: geometric_frequencies
 * say: fall by equal steps */
#include "multi_frequency.h"

void geometric_frequencies(size_t m, double ratio, double w[m])
{
    for (size_t i = 0; i < m; i++)
        w[i] = 1 - (double)i * (1 - 1 / ratio);
}
