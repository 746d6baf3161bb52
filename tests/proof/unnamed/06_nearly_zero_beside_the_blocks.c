/* Every byte beside the blocks is set to 1, which makes no zeros. */
#include "offset_identity.h"

#include <math.h>
#include <string.h>

bool offset_matrix(double k, size_t d_model, double t[d_model][d_model])
{
    if (d_model % 2 != 0)
        return false;
    memset(t, 1, sizeof(double[d_model][d_model]));
    for (size_t i = 0; i < d_model / 2; i++) {
        double w = pow(10000, -2.0 * (double)i / (double)d_model);

        t[2 * i][2 * i] = t[2 * i + 1][2 * i + 1] = cos(k * w);
        t[2 * i][2 * i + 1] = sin(k * w);
        t[2 * i + 1][2 * i] = -sin(k * w);
    }
    return true;
}
