/* This is what you get when the angle is computed in float, which has seven
 * digits. For a large offset whole turns use most of them up.
 *
 * read: the-formula-symbol-by-symbol */
#include "offset_identity.h"

#include <math.h>

static double angle_of(double k, double w)
{
    float angle = (float)k * (float)w;

    return (double)angle;
}

void offset_rotation(double k, double w, double t[2][2])
{
    t[0][0] = t[1][1] = cos(angle_of(k, w));
    t[0][1] = sin(angle_of(k, w));
    t[1][0] = -sin(angle_of(k, w));
}

double encoding_dot(double k, size_t d_model)
{
    double sum = 0;

    for (size_t i = 0; i < d_model / 2; i++)
        sum += cos(angle_of(k, pow(10000, -2.0 * (double)i / (double)d_model)));
    return sum;
}
