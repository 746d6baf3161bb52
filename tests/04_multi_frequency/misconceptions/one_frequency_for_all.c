/* This is what you get when every wave has frequency 1. Is the exponent a
 * division of whole numbers that gives 0? Or is i not used at all? A bank of
 * equal waves tells no more than one wave.
 *
 * read: fast-waves-first
 * shipped: https://github.com/Kyubyong/transformer/pull/81 */
#include "multi_frequency.h"

#include <math.h>

void geometric_frequencies(size_t m, double ratio, double w[m])
{
    for (size_t i = 0; i < m; i++)
        w[i] = pow(ratio, -(double)(i / m));
}
