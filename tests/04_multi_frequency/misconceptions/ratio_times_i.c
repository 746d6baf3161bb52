/* This is what you get when the ratio is multiplied by i and not raised to the
 * power i. The first two waves come out the same. From the third on, the waves
 * are far too fast.
 *
 * read: fast-waves-first */
#include "multi_frequency.h"

void geometric_frequencies(size_t m, double ratio, double w[m])
{
    for (size_t i = 0; i < m; i++)
        w[i] = i == 0 ? 1 : 1 / (ratio * (double)i);
}
