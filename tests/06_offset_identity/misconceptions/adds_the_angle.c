/* This is what you get when k w is added to each number of the encoding. Angles
 * can be added. Their sines and cosines can't, and they soon leave the range
 * from -1 to 1.
 *
 * read: the-proof */
#include "offset_identity.h"

#include <math.h>

bool shift_encoding(double k, size_t d_model, const double pe[d_model],
                    double shifted[d_model])
{
    if (d_model % 2 != 0)
        return false;
    for (size_t index = 0; index < d_model; index++) {
        double i = (double)(index / 2);

        shifted[index] = pe[index] + k * pow(10000, -2 * i / (double)d_model);
    }
    return true;
}
