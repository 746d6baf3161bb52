/* No frequency is made of the one before it.
 *
 * of: geometric_frequencies
 * kind: growing_frequencies
 * say: each frequency is the ratio times as large as the one before it
 * never: Divide by the ratio */
#include "multi_frequency.h"

#include <math.h>

void geometric_frequencies(size_t m, double ratio, double w[m])
{
    for (size_t i = 0; i < m; i++)
        w[i] = pow(ratio, (double)i);
}
