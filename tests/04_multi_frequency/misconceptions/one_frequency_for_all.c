/* This is what you get when every wave has frequency 1, as it happens when
 * the exponent is a quotient of whole numbers and comes out as 0. A bank of
 * equal waves knows no more than one of them.
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
