/* The frequency is that of the row. No column stands in its exponent.
 *
 * of: offset_matrix
 * kind: wrong
 * say: uses the index of a number where
 * never: uses the column */
#include "offset_identity.h"

#include <math.h>

bool offset_matrix(double k, size_t d_model, double t[d_model][d_model])
{
    if (d_model % 2 != 0)
        return false;
    for (size_t row = 0; row < d_model; row++) {
        double w = pow(10000, -2.0 * (double)row / (double)d_model);

        for (size_t column = 0; column < d_model; column++)
            t[row][column] = 0;
        t[row][row] = cos(k * w);
        if (row % 2 == 0)
            t[row][row + 1] = sin(k * w);
        else
            t[row][row - 1] = -sin(k * w);
    }
    return true;
}
