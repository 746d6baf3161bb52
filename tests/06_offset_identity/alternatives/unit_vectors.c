/* The columns of the matrix are the shifted unit vectors. */
#include "offset_identity.h"

bool offset_matrix(double k, size_t d_model, double t[d_model][d_model])
{
    double unit[d_model], moved[d_model];

    for (size_t j = 0; j < d_model; j++)
        unit[j] = 0;
    for (size_t column = 0; column < d_model; column++) {
        unit[column] = 1;
        if (!shift_encoding(k, d_model, unit, moved))
            return false;
        unit[column] = 0;
        for (size_t row = 0; row < d_model; row++)
            t[row][column] = moved[row];
    }
    return true;
}
