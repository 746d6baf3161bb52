/* This is what you get when a frequency is not as exact as a double can be, so
 * that a few floats are off by their last digit. Is each frequency the one
 * before, times a ratio? Its rounding then counts 200 times in pair 200. Or has
 * a constant too few digits? Compute each by pow or exp.
 *
 * read: what-exact-means */
#include "fast_table.h"

#include <math.h>

void fill_table(size_t n, size_t d_model, float pe[n][d_model])
{
    double w = 1, ratio = pow(10000, -2.0 / (double)d_model);

    for (size_t k = 0; k < d_model; k += 2, w *= ratio)
        for (size_t pos = 0; pos < n; pos++) {
            pe[pos][k] = (float)sin((double)pos * w);
            pe[pos][k + 1] = (float)cos((double)pos * w);
        }
}
