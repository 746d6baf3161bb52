/* Zeros are written over the sines afterwards.
 *
 * of: offset_matrix
 * kind: wrong|each_number_times_its_cosine
 * say: or wiped out by zeros
 * never: This is what you get when each number is only multiplied */
#include "offset_identity.h"

#include <math.h>

static double frequency(size_t i, size_t d_model)
{
    return pow(10000, -2.0 * (double)i / (double)d_model);
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
                t[2 * i + row][2 * i + column] = block[row][column];
    }
    for (size_t row = 0; row < d_model; row++)
        for (size_t column = 0; column < d_model; column++)
            if (row != column)
                t[row][column] = 0;
    return true;
}
