/* This is what you get with i / d_model in the exponent, where the frequency
 * of chapter 05 has 2i / d_model, or with 100 in place of 10000. The
 * frequencies fall half as fast as they should.
 *
 * read: a-table-row-by-row */
#include "with_frequency.h"

static double frequency(size_t i, size_t d_model)
{
    return pow(10000, -(double)i / (double)d_model);
}
