/* The minus of the exponent is missing, and k has become an int.
 *
 * of: offset_rotation
 * kind: wrong
 * say: k is stored as a whole number
 *
 * of: shift_encoding
 * kind: wrong
 * say: by k times 10000\^\(2i/d_model\)
 *
 * of: offset_matrix
 * kind: wrong
 * say: by k times 10000\^\(2i/d_model\)
 *
 * of: encoding_dot
 * kind: wrong
 * say: k is multiplied by 10000\^\(2i/d_model\) */
#include "offset_identity.h"

#include <math.h>

void offset_rotation(double k, double w, double t[2][2])
{
    double c = cos(trunc(k) * w), s = sin(trunc(k) * w);

    t[0][0] = t[1][1] = c;
    t[0][1] = s;
    t[1][0] = -s;
}

bool shift_encoding(double k, size_t d_model, const double pe[d_model],
                    double shifted[d_model])
{
    for (size_t i = 0; i < d_model / 2 && d_model % 2 == 0; i++) {
        double a = k * pow(10000, 2.0 * (double)i / (double)d_model);
        double sine = pe[2 * i], cosine = pe[2 * i + 1];

        shifted[2 * i] = sine * cos(a) + cosine * sin(a);
        shifted[2 * i + 1] = cosine * cos(a) - sine * sin(a);
    }
    return d_model % 2 == 0;
}

bool offset_matrix(double k, size_t d_model, double t[d_model][d_model])
{
    for (size_t i = 0; i < d_model / 2 && d_model % 2 == 0; i++) {
        double a = k * pow(10000, 2.0 * (double)i / (double)d_model);

        for (size_t c = 0; c < d_model; c++)
            t[2 * i][c] = t[2 * i + 1][c] = 0;
        t[2 * i][2 * i] = t[2 * i + 1][2 * i + 1] = cos(a);
        t[2 * i][2 * i + 1] = sin(a);
        t[2 * i + 1][2 * i] = -sin(a);
    }
    return d_model % 2 == 0;
}

double encoding_dot(double k, size_t d_model)
{
    double sum = 0;

    for (size_t i = 0; i < d_model / 2; i++)
        sum += cos(k * pow(10000, 2.0 * (double)i / (double)d_model));
    return sum;
}
