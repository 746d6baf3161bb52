/* These are the numbers where each is only multiplied by the cosine of its
 * angle. Are the sines of the angle missing, or wiped out by zeros that are
 * written later? The new sine needs the old sine and the old cosine: the sine
 * alone does not tell which way the hand moves.
 *
 * read: why-it-takes-true-pairs */
#include "offset_identity.h"

#include <math.h>

static double factor(double k, size_t index, size_t d_model)
{
    double i = (double)(index / 2);

    return cos(k * pow(10000, -2 * i / (double)d_model));
}

bool shift_encoding(double k, size_t d_model, const double pe[d_model],
                    double shifted[d_model])
{
    if (d_model % 2 != 0)
        return false;
    for (size_t index = 0; index < d_model; index++)
        shifted[index] = factor(k, index, d_model) * pe[index];
    return true;
}

bool offset_matrix(double k, size_t d_model, double t[d_model][d_model])
{
    if (d_model % 2 != 0)
        return false;
    for (size_t row = 0; row < d_model; row++)
        for (size_t column = 0; column < d_model; column++)
            t[row][column] = row == column ? factor(k, row, d_model) : 0;
    return true;
}
