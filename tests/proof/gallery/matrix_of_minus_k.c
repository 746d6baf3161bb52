/* The offset has the opposite sign, and an array of ones is no encoding: its
 * dot product with itself moved on is twice the sum.
 *
 * of: offset_matrix
 * kind: wrong
 * say: or k has the opposite sign
 *
 * of: encoding_dot
 * kind: counts_every_pair_twice
 * say: every pair counts for two cosines
 * never: sum goes over all d_model */
#include "offset_identity.h"

#include <math.h>

bool offset_matrix(double k, size_t d_model, double t[d_model][d_model])
{
    if (d_model % 2 == 1)
        return false;
    for (size_t row = 0; row < d_model; row++)
        for (size_t column = 0; column < d_model; column++)
            t[row][column] = 0;
    for (size_t i = 0; i < d_model; i += 2) {
        double angle = k / pow(10000, (double)i / (double)d_model);

        t[i][i] = t[i + 1][i + 1] = cos(-angle);
        t[i][i + 1] = sin(-angle);
        t[i + 1][i] = -sin(-angle);
    }
    return true;
}

double encoding_dot(double k, size_t d_model)
{
    double ones[d_model], moved[d_model], sum = 0;

    for (size_t j = 0; j < d_model; j++)
        ones[j] = 1;
    shift_encoding(k, d_model, ones, moved);
    for (size_t j = 0; j < d_model; j++)
        sum += ones[j] * moved[j];
    return sum;
}
