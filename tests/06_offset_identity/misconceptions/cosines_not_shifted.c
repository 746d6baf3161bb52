/* This is what you get when only the sines are shifted, and the cosines are
 * copied. When the hand moves, both its sine and its cosine change.
 *
 * read: the-proof */
#include "offset_identity.h"

#include <math.h>

bool shift_encoding(double k, size_t d_model, const double pe[d_model],
                    double shifted[d_model])
{
    if (d_model % 2 != 0)
        return false;
    for (size_t s = 0; s < d_model; s += 2) {
        double w = pow(10000, -(double)s / (double)d_model);

        shifted[s] = cos(k * w) * pe[s] + sin(k * w) * pe[s + 1];
        shifted[s + 1] = pe[s + 1];
    }
    return true;
}

bool offset_matrix(double k, size_t d_model, double t[d_model][d_model])
{
    if (d_model % 2 != 0)
        return false;
    for (size_t row = 0; row < d_model; row++) {
        double w = pow(10000, -(double)row / (double)d_model);

        for (size_t column = 0; column < d_model; column++)
            t[row][column] = row == column;
        if (row % 2 == 0) {
            t[row][row] = cos(k * w);
            t[row][row + 1] = sin(k * w);
        }
    }
    return true;
}
