/* This is what you get when the sine turns with the frequency of pair i and the
 * cosine with that of pair i + 1. Both belong to one hand of the clock, which
 * has one angle.
 *
 * read: why-it-takes-true-pairs */
#include "with_row_frequency.h"

static double frequency(size_t index, size_t d_model)
{
    return pow(10000, -2.0 * (double)((index + 1) / 2) / (double)d_model);
}
