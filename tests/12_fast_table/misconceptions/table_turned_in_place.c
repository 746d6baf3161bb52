/* This is what you get when the new cosine is computed from the new sine. Both
 * are computed from the two old numbers. Is the old sine written over before
 * the cosine is there? Or is turn_row called with one array for row and next?
 * Its output must not overlap its input.
 *
 * read: the-formulas-symbol-by-symbol */
#include "fast_table.h"

#include <math.h>

void fill_table(size_t n, size_t d_model, float pe[n][d_model])
{
    for (size_t k = 0; k < d_model; k += 2) {
        double w = pow(10000, -(double)k / (double)d_model);
        double s = sin(w), c = cos(w), sine = 0, cosine = 1;

        for (size_t pos = 0; pos < n; pos++) {
            pe[pos][k] = (float)sine;
            pe[pos][k + 1] = (float)cosine;
            sine = sine * c + cosine * s;
            cosine = cosine * c - sine * s;
        }
    }
}
