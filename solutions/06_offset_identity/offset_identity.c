#include "offset_identity.h"

#include <math.h>

static double frequency(size_t i, size_t d_model)
{
    return pow(10000, -2.0 * (double)i / (double)d_model);
}

void offset_rotation(double k, double w, double t[2][2])
{
    double c = cos(k * w), s = sin(k * w);

    t[0][0] = c;
    t[0][1] = s;
    t[1][0] = -s;
    t[1][1] = c;
}

bool shift_encoding(double k, size_t d_model, const double pe[d_model],
                    double shifted[d_model])
{
    if (d_model % 2 != 0)
        return false;
    for (size_t i = 0; i < d_model / 2; i++) {
        double sine = pe[2 * i], cosine = pe[2 * i + 1], t[2][2];

        offset_rotation(k, frequency(i, d_model), t);
        shifted[2 * i] = t[0][0] * sine + t[0][1] * cosine;
        shifted[2 * i + 1] = t[1][0] * sine + t[1][1] * cosine;
    }
    return true;
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
    return true;
}

double encoding_dot(double k, size_t d_model)
{
    double sum = 0;

    for (size_t i = 0; i < d_model / 2; i++)
        sum += cos(k * frequency(i, d_model));
    return sum;
}
