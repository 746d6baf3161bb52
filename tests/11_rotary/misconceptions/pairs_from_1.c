/* This is what you get when pairs are counted from 1. The first pair then has
 * the frequency of the second, and none turns at 1 radian per position.
 *
 * read: turning-instead-of-adding */
#include "with_frequency.h"

static double frequency(size_t i, size_t d, double base)
{
    return pow(base, -2.0 * (double)(i + 1) / (double)d);
}
