/* This is what you get when the angle is taken for degrees and converted to
 * radians. It is in radians already. Every pair turns 57 times too little.
 *
 * read: the-formula-symbol-by-symbol */
#include "offset_identity.h"

#include <math.h>

static const double radians_per_degree = 3.14159265358979323846 / 180;

void offset_rotation(double k, double w, double t[2][2])
{
    double angle = k * w * radians_per_degree;

    t[0][0] = t[1][1] = cos(angle);
    t[0][1] = sin(angle);
    t[1][0] = -sin(angle);
}

double encoding_dot(double k, size_t d_model)
{
    double sum = 0;

    for (size_t i = 0; i < d_model / 2; i++) {
        double w = pow(10000, -2.0 * (double)i / (double)d_model);

        sum += cos(k * w * radians_per_degree);
    }
    return sum;
}
