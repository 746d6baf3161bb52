/* The cosine is the root of 1 - sin^2; and the blocks overlap.
 *
 * of: offset_rotation
 * kind: wrong
 * say: cos.k w. is below 0 here
 *
 * of: offset_matrix
 * kind: wrong
 * say: The block of pair i stands in the rows and columns i and i [+] 1 */
#include "offset_identity.h"

#include <math.h>
#include <string.h>

void offset_rotation(double k, double w, double t[2][2])
{
    t[0][1] = sin(k * w);
    t[1][0] = -t[0][1];
    t[0][0] = t[1][1] = sqrt(1 - t[0][1] * t[0][1]);
}

bool offset_matrix(double k, size_t d_model, double t[d_model][d_model])
{
    if (d_model % 2 != 0)
        return false;
    memset(t, 0, d_model * d_model * sizeof(double));
    for (size_t i = 0; i < d_model / 2; i++) {
        double angle = k * pow(10000, -2.0 * (double)i / (double)d_model);

        t[i][i] = t[i + 1][i + 1] = cos(angle);
        t[i][i + 1] = sin(angle);
        t[i + 1][i] = -sin(angle);
    }
    return true;
}
