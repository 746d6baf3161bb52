/* This is what you get when pair i is read from indices i and i + d_model/2,
 * where all sines come first and then all cosines. Some libraries use this
 * order. Here sine and cosine stand side by side.
 *
 * read: a-block-for-each-pair
 * shipped: https://github.com/tensorflow/text/issues/1122
 * shipped: https://github.com/tatp22/multidim-positional-encoding/issues/20 */
#include "offset_identity.h"

#include <math.h>

static double angle_of(double k, size_t i, size_t d_model)
{
    return k * pow(10000, -2.0 * (double)i / (double)d_model);
}

bool shift_encoding(double k, size_t d_model, const double pe[d_model],
                    double shifted[d_model])
{
    size_t half = d_model / 2;

    if (d_model % 2 != 0)
        return false;
    for (size_t i = 0; i < half; i++) {
        double c = cos(angle_of(k, i, d_model));
        double s = sin(angle_of(k, i, d_model));

        shifted[i] = c * pe[i] + s * pe[i + half];
        shifted[i + half] = -s * pe[i] + c * pe[i + half];
    }
    return true;
}

bool offset_matrix(double k, size_t d_model, double t[d_model][d_model])
{
    size_t half = d_model / 2;

    if (d_model % 2 != 0)
        return false;
    for (size_t row = 0; row < d_model; row++)
        for (size_t column = 0; column < d_model; column++)
            t[row][column] = 0;
    for (size_t i = 0; i < half; i++) {
        t[i][i] = t[i + half][i + half] = cos(angle_of(k, i, d_model));
        t[i][i + half] = sin(angle_of(k, i, d_model));
        t[i + half][i] = -t[i][i + half];
    }
    return true;
}
