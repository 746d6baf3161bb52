/* This is what you get when the base is always 10000. It is a parameter here:
 * models for long texts have a larger one.
 *
 * read: turning-instead-of-adding */
#include "with_frequency.h"

static double frequency(size_t i, size_t d, double base)
{
    (void)base;
    return pow(10000, -2.0 * (double)i / (double)d);
}
