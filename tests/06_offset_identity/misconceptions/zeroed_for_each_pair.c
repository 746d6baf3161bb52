/* This is what you get when the whole matrix is set to 0 again for each pair.
 * That wipes out the blocks before it, and only the last one is left. Set it to
 * 0 once, before the loop over the pairs.
 *
 * read: write-offset_matrix */
#include "offset_identity.h"

#include <math.h>

bool offset_matrix(double k, size_t d_model, double t[d_model][d_model])
{
    size_t s = d_model - 2;
    double w = pow(10000, -(double)s / (double)d_model);

    if (d_model % 2 != 0)
        return false;
    for (size_t row = 0; row < d_model; row++)
        for (size_t column = 0; column < d_model; column++)
            t[row][column] = 0;
    t[s][s] = t[s + 1][s + 1] = cos(k * w);
    t[s][s + 1] = sin(k * w);
    t[s + 1][s] = -sin(k * w);
    return true;
}
