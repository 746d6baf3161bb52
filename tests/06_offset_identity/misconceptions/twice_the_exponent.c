/* This is what you get when the index 0, 2, 4, ... is put in where the formula
 * has i, and is doubled once more: the frequencies fall twice as fast as those
 * of the encoding.
 *
 * read: the-formula-symbol-by-symbol */
#include "with_frequency.h"

static double frequency(size_t i, size_t d_model)
{
    return pow(10000, -4.0 * (double)i / (double)d_model);
}
