/* The diagonal stays that of the identity.
 *
 * of: offset_matrix
 * kind: wrong
 * say: Each number on the diagonal is 1 here */
#include "offset_identity.h"

#include <math.h>

bool offset_matrix(double k, size_t d_model, double t[d_model][d_model])
{
    if (d_model % 2 != 0)
        return false;
    for (size_t r = 0; r < d_model; r++)
        for (size_t c = 0; c < d_model; c++)
            t[r][c] = r == c;
    for (size_t i = 0; i < d_model; i += 2) {
        double angle = k * pow(10000, -(double)i / (double)d_model);

        t[i][i + 1] = sin(angle);
        t[i + 1][i] = -sin(angle);
    }
    return true;
}
