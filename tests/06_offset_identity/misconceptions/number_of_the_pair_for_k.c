/* This is what you get when the block of pair i turns by i times its frequency.
 * It turns by k times its frequency, and i says which frequency that is.
 *
 * read: a-block-for-each-pair */
#include "offset_identity.h"

#include <math.h>

bool offset_matrix(double k, size_t d_model, double t[d_model][d_model])
{
    (void)k;
    if (d_model % 2 != 0)
        return false;
    for (size_t row = 0; row < d_model; row++)
        for (size_t column = 0; column < d_model; column++)
            t[row][column] = 0;
    for (size_t s = 0; s < d_model; s += 2) {
        double i = (double)(s / 2);
        double angle = i * pow(10000, -2 * i / (double)d_model);

        t[s][s] = t[s + 1][s + 1] = cos(angle);
        t[s][s + 1] = sin(angle);
        t[s + 1][s] = -sin(angle);
    }
    return true;
}
