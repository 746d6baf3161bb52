/* This is what you get when pairs are counted from 1. The first pair then has
 * the frequency of the second, and none turns by 1 radian from row to row.
 *
 * read: a-table-row-by-row */
#include "with_frequency.h"

static double frequency(size_t i, size_t d_model)
{
    return pow(10000, -2.0 * (double)(i + 1) / (double)d_model);
}
