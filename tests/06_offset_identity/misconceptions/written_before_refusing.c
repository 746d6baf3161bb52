/* This is what you get when the pairs of an odd width are written before the
 * function returns false. When it returns false, it should have written
 * nothing.
 *
 * read: an-odd-width */
#include "offset_identity.h"

#include <math.h>

bool shift_encoding(double k, size_t d_model, const double pe[d_model],
                    double shifted[d_model])
{
    /* A width of 1 has no pair to write. */
    shifted[0] = 0;
    for (size_t s = 0; s + 1 < d_model; s += 2) {
        double w = pow(10000, -(double)s / (double)d_model);

        shifted[s] = cos(k * w) * pe[s] + sin(k * w) * pe[s + 1];
        shifted[s + 1] = -sin(k * w) * pe[s] + cos(k * w) * pe[s + 1];
    }
    return d_model % 2 == 0;
}

bool offset_matrix(double k, size_t d_model, double t[d_model][d_model])
{
    for (size_t row = 0; row < d_model; row++)
        for (size_t column = 0; column < d_model; column++)
            t[row][column] = 0;
    for (size_t s = 0; s + 1 < d_model; s += 2) {
        double w = pow(10000, -(double)s / (double)d_model);

        t[s][s] = t[s + 1][s + 1] = cos(k * w);
        t[s][s + 1] = sin(k * w);
        t[s + 1][s] = -sin(k * w);
    }
    return d_model % 2 == 0;
}
