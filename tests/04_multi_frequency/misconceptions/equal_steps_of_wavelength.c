/* This is what you get when each wavelength is longer than the last by the same
 * amount: 1, 1 + ratio, 1 + 2 ratio. The contract asks for the same ratio from
 * wave to wave. Without it, no wave is slow enough for a long text.
 *
 * read: fast-waves-first */
#include "multi_frequency.h"

void geometric_frequencies(size_t m, double ratio, double w[m])
{
    for (size_t i = 0; i < m; i++)
        w[i] = 1 / (1 + (double)i * ratio);
}
