/* The first frequency is the ratio, and each one is multiplied by it.
 *
 * of: geometric_frequencies
 * kind: wrong
 * say: grow, and begin with the ratio\. They should begin with 1, and fall */
#include "multi_frequency.h"

void geometric_frequencies(size_t m, double ratio, double w[m])
{
    w[0] = ratio;
    for (size_t i = 1; i < m; i++)
        w[i] = w[i - 1] * ratio;
}
