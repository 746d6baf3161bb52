/* The three exercises that need the frequency of a pair, right but for the
 * frequency: each file here that gets it wrong defines its own. */
#include "offset_identity.h"

#include <math.h>

static double frequency(size_t i, size_t d_model);

bool shift_encoding(double k, size_t d_model, const double pe[d_model],
                    double shifted[d_model])
{
    if (d_model % 2 != 0)
        return false;
    for (size_t i = 0; i < d_model / 2; i++) {
        double t[2][2], sine = pe[2 * i], cosine = pe[2 * i + 1];

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
        double angle = k * frequency(i, d_model);

        t[2 * i][2 * i] = t[2 * i + 1][2 * i + 1] = cos(angle);
        t[2 * i][2 * i + 1] = sin(angle);
        t[2 * i + 1][2 * i] = -sin(angle);
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
