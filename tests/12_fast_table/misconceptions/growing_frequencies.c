/* This is what you get without the minus in the exponent. The frequencies then
 * grow from pair to pair, to nearly 10000. They fall in chapter 05, to nearly
 * 1/10000.
 *
 * read: a-table-row-by-row */
#include "with_frequency.h"

static double frequency(size_t i, size_t d_model)
{
    return pow(10000, 2.0 * (double)i / (double)d_model);
}
