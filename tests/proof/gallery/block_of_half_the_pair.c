/* of: offset_matrix
 * kind: wrong
 * say: the frequency of pair i / 2 here */
#include "offset_identity.h"

#include <math.h>
#include <string.h>

bool offset_matrix(double k, size_t d_model, double t[d_model][d_model])
{
    if (d_model % 2 != 0)
        return false;
    memset(t, 0, d_model * d_model * sizeof(double));
    for (size_t i = 0; i < d_model / 2; i++) {
        size_t pair = i / 2;
        double angle = k * pow(10000, -2.0 * (double)pair / (double)d_model);

        t[2 * i][2 * i] = t[2 * i + 1][2 * i + 1] = cos(angle);
        t[2 * i][2 * i + 1] = sin(angle);
        t[2 * i + 1][2 * i] = -sin(angle);
    }
    return true;
}
