/* This is what you get with a minus sign before a size_t, as in (double)-i. A
 * size_t has no numbers below zero and becomes very large instead. From wave 1
 * on the power is then infinite, or 0 where the ratio is below 1.
 *
 * read: fast-waves-first */
#include "multi_frequency.h"

#include <math.h>

void geometric_frequencies(size_t m, double ratio, double w[m])
{
    for (size_t i = 0; i < m; i++)
        w[i] = pow(ratio, (double)-i);
}
