/* This is what you get when the blocks go from the upper right to the lower
 * left. The numbers of the first pair are then computed from those of the last.
 *
 * read: a-block-for-each-pair */
#include "offset_identity.h"

#include <math.h>

bool offset_matrix(double k, size_t d_model, double t[d_model][d_model])
{
    if (d_model % 2 != 0)
        return false;
    for (size_t row = 0; row < d_model; row++)
        for (size_t column = 0; column < d_model; column++)
            t[row][column] = 0;
    for (size_t s = 0; s < d_model; s += 2) {
        size_t column = d_model - 2 - s;
        double w = pow(10000, -(double)s / (double)d_model);

        t[s][column] = t[s + 1][column + 1] = cos(k * w);
        t[s][column + 1] = sin(k * w);
        t[s + 1][column] = -sin(k * w);
    }
    return true;
}
