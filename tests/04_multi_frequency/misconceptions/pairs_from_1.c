/* This is what you get when the waves are counted from 1. The first frequency
 * is missing, and every wave is slower than it should be, by one ratio.
 *
 * read: fast-waves-first */
#include "multi_frequency.h"

#include <math.h>

void geometric_frequencies(size_t m, double ratio, double w[m])
{
    for (size_t i = 0; i < m; i++)
        w[i] = pow(ratio, -(double)(i + 1));
}
