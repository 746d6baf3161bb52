/* This is what you get with the exponent -i/m. The ratio is then shared by all
 * m waves together. Here it is the ratio of each wave to the next: the exponent
 * is -i.
 *
 * read: fast-waves-first */
#include "multi_frequency.h"

#include <math.h>

void geometric_frequencies(size_t m, double ratio, double w[m])
{
    for (size_t i = 0; i < m; i++)
        w[i] = pow(ratio, -(double)i / (double)m);
}
