/* This is what you get with twice the exponent. Is it 2 * index / d, with the
 * index of the pair's first number in place of the number of the pair? Or
 * 2i / (d/2), with d/2 in place of d? The frequencies then fall twice as fast.
 *
 * read: turning-instead-of-adding */
#include "with_frequency.h"

static double frequency(size_t i, size_t d, double base)
{
    return pow(base, -4.0 * (double)i / (double)d);
}
