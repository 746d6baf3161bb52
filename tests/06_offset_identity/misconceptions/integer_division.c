/* This is what you get when every pair turns by k radians. Is 2 * i / d_model a
 * division of whole numbers? It drops the remainder, and every frequency is 1.
 * Or is one angle, or one matrix, computed for all pairs? Each pair needs its
 * own.
 *
 * read: the-formula-symbol-by-symbol
 * shipped: https://github.com/Kyubyong/transformer/pull/81 */
#include "with_frequency.h"

static double frequency(size_t i, size_t d_model)
{
    return pow(10000, -(double)(2 * i / d_model));
}
