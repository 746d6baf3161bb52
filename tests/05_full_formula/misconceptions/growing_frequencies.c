/* This is what you get when the frequency of pair i is 10000^(2i/d_model), and
 * not 1 divided by it. Each pair then turns faster than the one before it, and
 * should turn more slowly.
 *
 * read: the-exponent
 * shipped: https://github.com/goodfire-ai/spd/pull/88
 * shipped: https://github.com/coqui-ai/TTS/pull/2248 */
#include "full_formula.h"

#include <math.h>

double pair_frequency(size_t i, size_t d_model)
{
    return pow(10000, 2.0 * (double)i / (double)d_model);
}
