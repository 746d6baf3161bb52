/* An infinite number is not one that is half written.
 *
 * of: geometric_frequencies
 * kind: wrong
 * say: division by zero
 * never: Only some bytes */
#include "multi_frequency.h"

#include <math.h>

void geometric_frequencies(size_t m, double ratio, double w[m])
{
    for (size_t i = 0; i < m; i++)
        w[i] = 1 / pow((double)i, ratio);
}
