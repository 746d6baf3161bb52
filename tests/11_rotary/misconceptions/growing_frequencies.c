/* This is what you get when the exponent has lost its minus sign, so that later
 * pairs turn faster than the first. They should turn more slowly.
 *
 * read: turning-instead-of-adding */
#include "with_frequency.h"

static double frequency(size_t i, size_t d, double base)
{
    return pow(base, 2.0 * (double)i / (double)d);
}
