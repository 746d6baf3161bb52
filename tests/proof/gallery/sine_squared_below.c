/* of: offset_matrix
 * kind: wrong
 * say: ^Of each block only row 2i [+] 1, column 2i is wrong */
#include "offset_identity.h"

#include <math.h>
#include <string.h>

bool offset_matrix(double k, size_t d_model, double t[d_model][d_model])
{
    if (d_model % 2 == 1)
        return false;
    memset(t, 0, sizeof(double[d_model][d_model]));
    for (size_t i = 0; i < d_model; i += 2) {
        double angle = k * pow(10000, -(double)i / (double)d_model);

        t[i][i] = t[i + 1][i + 1] = cos(angle);
        t[i][i + 1] = sin(angle);
        t[i + 1][i] = -sin(angle) * sin(angle);
    }
    return true;
}
