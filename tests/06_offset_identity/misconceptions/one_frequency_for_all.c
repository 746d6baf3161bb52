/* This is what you get when every pair turns by k radians. The frequency is
 * missing from the angle, or it is 1 for all pairs because 2 * i / d_model is a
 * division of whole numbers.
 *
 * read: one-turn-wherever-the-hands-stand
 * shipped: https://github.com/Kyubyong/transformer/pull/81 */
#include "offset_identity.h"

#include <math.h>

void offset_rotation(double k, double w, double t[2][2])
{
    (void)w;
    t[0][0] = t[1][1] = cos(k);
    t[0][1] = sin(k);
    t[1][0] = -sin(k);
}

double encoding_dot(double k, size_t d_model)
{
    return (double)(d_model / 2) * cos(k);
}
