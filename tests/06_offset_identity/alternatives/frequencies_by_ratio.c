/* Each frequency is the one before it, times a fixed ratio. The matrix is
 * filled number by number, with a test whether row and column belong to one
 * pair. */
#include "offset_identity.h"

#include <math.h>

static double ratio(size_t d_model)
{
    return exp(-2 * log(10000) / (double)d_model);
}

static double entry(size_t row, size_t column, double angle)
{
    if (row / 2 != column / 2)
        return 0;
    if (row == column)
        return cos(angle);
    return row < column ? sin(angle) : sin(-angle);
}

bool shift_encoding(double k, size_t d_model, const double pe[d_model],
                    double shifted[d_model])
{
    double w = 1, t[2][2];

    if (d_model % 2 != 0)
        return false;
    for (size_t s = 0; s < d_model; s += 2, w *= ratio(d_model)) {
        offset_rotation(k, w, t);
        for (size_t row = 0; row < 2; row++)
            shifted[s + row] = t[row][0] * pe[s] + t[row][1] * pe[s + 1];
    }
    return true;
}

bool offset_matrix(double k, size_t d_model, double t[d_model][d_model])
{
    double w = 1;

    if (d_model % 2 != 0)
        return false;
    for (size_t row = 0; row < d_model; row++) {
        for (size_t column = 0; column < d_model; column++)
            t[row][column] = entry(row, column, k * w);
        if (row % 2 == 1)
            w *= ratio(d_model);
    }
    return true;
}

double encoding_dot(double k, size_t d_model)
{
    double sum = 0, w = 1;

    for (size_t i = 0; i < d_model / 2; i++, w *= ratio(d_model))
        sum += cos(k * w);
    return sum;
}
