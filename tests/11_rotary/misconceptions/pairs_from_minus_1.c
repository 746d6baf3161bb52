/* This is what you get with i - 1 in the exponent. The paper has it there,
 * since it counts pairs from 1; here they are counted from 0. All pairs then
 * turn too fast: the first by more than a radian at each position.
 *
 * read: turning-instead-of-adding
 * shipped: https://github.com/bkitano/llama-from-scratch/issues/8 */
#include "with_frequency.h"

static double frequency(size_t i, size_t d, double base)
{
    return pow(base, -2.0 * ((double)i - 1) / (double)d);
}
