/* This is what you get when the exponent is always 0 and every pair turns by
 * the same angle. Is 2 * i / d a division of whole numbers? It drops the
 * remainder. Or does the exponent not use i at all?
 *
 * read: turning-instead-of-adding */
#include "with_frequency.h"

static double frequency(size_t i, size_t d, double base)
{
    return pow(base, -(double)(2 * i / d));
}
