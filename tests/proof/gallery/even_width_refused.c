/* The test for an odd width is the wrong way round in one exercise. In the
 * other false is returned behind the blocks.
 *
 * of: shift_encoding
 * kind: wrong
 * say: refused before any pair is turned\. Is the test for an odd width the
 * never: at the end
 *
 * of: offset_matrix
 * kind: wrong
 * say: turn all pairs, and return true at the end
 * never: the other way round */
#include "offset_identity.h"

#include <math.h>
#include <string.h>

static double frequency(size_t i, size_t d_model)
{
    return pow(10000, -2.0 * (double)i / (double)d_model);
}

bool shift_encoding(double k, size_t d_model, const double pe[d_model],
                    double shifted[d_model])
{
    if (d_model % 2 == 0)
        return false;
    for (size_t i = 0; i < d_model / 2; i++) {
        double t[2][2];

        offset_rotation(k, frequency(i, d_model), t);
        for (size_t r = 0; r < 2; r++)
            shifted[2 * i + r] = t[r][0] * pe[2 * i] + t[r][1] * pe[2 * i + 1];
    }
    return true;
}

bool offset_matrix(double k, size_t d_model, double t[d_model][d_model])
{
    if (d_model % 2 != 0)
        return false;
    memset(t, 0, d_model * d_model * sizeof t[0][0]);
    for (size_t i = 0; i < d_model / 2; i++) {
        double turn[2][2];

        offset_rotation(k, frequency(i, d_model), turn);
        for (size_t r = 0; r < 2; r++)
            memcpy(&t[2 * i + r][2 * i], turn[r], sizeof turn[r]);
    }
    return false;
}
