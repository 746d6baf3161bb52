/* The three exercises where the sine and the cosine of a pair go by different
 * frequencies: each file here with that mistake defines its own. */
#include "offset_identity.h"

#include <math.h>

static double frequency(size_t index, size_t d_model);

bool shift_encoding(double k, size_t d_model, const double pe[d_model],
                    double shifted[d_model])
{
    if (d_model % 2 != 0)
        return false;
    for (size_t s = 0; s < d_model; s += 2) {
        double slow = k * frequency(s + 1, d_model);
        double fast = k * frequency(s, d_model);

        shifted[s] = cos(fast) * pe[s] + sin(fast) * pe[s + 1];
        shifted[s + 1] = -sin(slow) * pe[s] + cos(slow) * pe[s + 1];
    }
    return true;
}

bool offset_matrix(double k, size_t d_model, double t[d_model][d_model])
{
    if (d_model % 2 != 0)
        return false;
    for (size_t row = 0; row < d_model; row++) {
        double angle = k * frequency(row, d_model);

        for (size_t column = 0; column < d_model; column++)
            t[row][column] = 0;
        t[row][row] = cos(angle);
        t[row][row ^ 1] = row % 2 == 0 ? sin(angle) : -sin(angle);
    }
    return true;
}

/* At position 0 only the cosines are left. */
double encoding_dot(double k, size_t d_model)
{
    double sum = 0;

    for (size_t index = 1; index < d_model; index += 2)
        sum += cos(k * frequency(index, d_model));
    return sum;
}
