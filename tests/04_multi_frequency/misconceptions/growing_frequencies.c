/* This is what you get when the frequencies are multiplied by the ratio from
 * wave to wave: wave 0 is the slowest, as the Slides have it, and the others
 * turn ever faster, until they jump by many turns from one token to the next.
 *
 * read: fast-waves-first
 * shipped: https://github.com/goodfire-ai/spd/pull/88 */
#include "multi_frequency.h"

#include <math.h>

void geometric_frequencies(size_t m, double ratio, double w[m])
{
    for (size_t i = 0; i < m; i++)
        w[i] = pow(ratio, (double)i);
}
