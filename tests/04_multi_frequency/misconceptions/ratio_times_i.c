/* This is what you get when the ratio is multiplied by i, where it should be
 * raised to a power. For the first two waves the two are the same; from the
 * third on these are far too fast.
 *
 * read: fast-waves-first */
#include "multi_frequency.h"

void geometric_frequencies(size_t m, double ratio, double w[m])
{
    for (size_t i = 0; i < m; i++)
        w[i] = i == 0 ? 1 : 1 / (ratio * (double)i);
}
