/* This is what you get with 1000 in place of 10000 in the frequency. The slow
 * pairs then turn too fast.
 *
 * read: a-table-row-by-row */
#include "with_frequency.h"

static double frequency(size_t i, size_t d_model)
{
    return pow(1000, -2.0 * (double)i / (double)d_model);
}
