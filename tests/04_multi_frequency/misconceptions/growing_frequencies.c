/* This is what you get when each frequency is the ratio times as large as the
 * one before it, and not 1 / ratio times. With a ratio above 1, wave 0 is then
 * the slowest, and later waves make many turns from one token to the next.
 *
 * read: fast-waves-first
 * shipped: https://github.com/goodfire-ai/spd/pull/88
 * shipped: https://github.com/coqui-ai/TTS/pull/2248 */
#include "multi_frequency.h"

#include <math.h>

void geometric_frequencies(size_t m, double ratio, double w[m])
{
    for (size_t i = 0; i < m; i++)
        w[i] = pow(ratio, (double)i);
}
