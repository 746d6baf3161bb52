/* This is what you get when the numbers outside the blocks are 1. Each number
 * then gets all other pairs added to it. Outside the blocks the matrix is 0.
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
            t[row][column] = 1;
    for (size_t s = 0; s < d_model; s += 2) {
        double w = pow(10000, -(double)s / (double)d_model);

        t[s][s] = t[s + 1][s + 1] = cos(k * w);
        t[s][s + 1] = sin(k * w);
        t[s + 1][s] = -sin(k * w);
    }
    return true;
}
