/* This is what you get when the exponent is 2 * index / d, with the index of
 * the pair's first number in place of the number of the pair. The frequencies
 * then fall twice as fast.
 *
 * read: turning-instead-of-adding */
#include "with_frequency.h"

static double frequency(size_t i, size_t d, double base)
{
    return pow(base, -4.0 * (double)i / (double)d);
}
