/* of: offset_rotation
 * kind: wrong
 * never: rotation by w
 *
 * of: offset_matrix
 * kind: bounds
 * say: block has 2 rows of 2 numbers
 * never: block.1. */
#include "offset_identity.h"

#include <math.h>

static double frequency(size_t i, size_t d_model)
{
    return pow(10000, -2.0 * (double)i / (double)d_model);
}

void offset_rotation(double k, double w, double t[2][2])
{
    double c = cos(round(k) * w), s = sin(round(k) * w);

    t[0][0] = c;
    t[0][1] = s;
    t[1][0] = -s;
    t[1][1] = c;
}

bool offset_matrix(double k, size_t d_model, double t[d_model][d_model])
{
    if (d_model % 2 != 0)
        return false;
    for (size_t row = 0; row < d_model; row++)
        for (size_t column = 0; column < d_model; column++)
            t[row][column] = 0;
    for (size_t i = 0; i < d_model / 2; i++) {
        double block[2][2];

        offset_rotation(k, frequency(i, d_model), block);
        for (size_t row = 0; row < 2; row++)
            for (size_t column = 0; column < 2; column++)
                t[2 * i + row][2 * i + column] = block[row + 1][column];
    }
    return true;
}
