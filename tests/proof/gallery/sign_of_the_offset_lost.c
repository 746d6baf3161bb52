/* of: offset_rotation
 * kind: wrong
 * never: Rows and columns have
 *
 * of: encoding_dot
 * kind: wrong
 * say: sum is divided by d_model here */
#include "offset_identity.h"

#include <math.h>

static double frequency(size_t i, size_t d_model)
{
    return pow(10000, -2.0 * (double)i / (double)d_model);
}

void offset_rotation(double k, double w, double t[2][2])
{
    double c = cos(fabs(k) * w), s = sin(fabs(k) * w);

    t[0][0] = c;
    t[0][1] = s;
    t[1][0] = -s;
    t[1][1] = c;
}

double encoding_dot(double k, size_t d_model)
{
    double sum = 0;

    for (size_t i = 0; i < d_model / 2; i++)
        sum += cos(k * frequency(i, d_model));
    return sum / (double)d_model;
}
