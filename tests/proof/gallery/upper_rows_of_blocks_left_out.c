/* Row 0 of each block is not copied: the block is not empty.
 *
 * of: offset_matrix
 * kind: wrong
 * never: is empty */
#include "offset_identity.h"

#include <math.h>
#include <string.h>

bool offset_matrix(double k, size_t d_model, double t[d_model][d_model])
{
    if (d_model % 2 == 1)
        return false;
    memset(t, 0, d_model * d_model * sizeof(double));
    for (size_t i = 0; i < d_model; i += 2) {
        double block[2][2];

        offset_rotation(k, pow(10000, -(double)i / (double)d_model), block);
        for (size_t row = 1; row < 2; row++)
            for (size_t column = 0; column < 2; column++)
                t[i + row][i + column] = block[row][column];
    }
    return true;
}
