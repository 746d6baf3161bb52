/* A pair is the complex number cosine + sine i, and turning it is one
 * multiplication. */
#include "offset_identity.h"

#include <complex.h>
#include <math.h>

static double complex turn(double k, double w)
{
    return cos(k * w) + sin(k * w) * I;
}

static double frequency(size_t i, size_t d_model)
{
    return exp(-2.0 * (double)i / (double)d_model * log(10000));
}

void offset_rotation(double k, double w, double t[2][2])
{
    double complex z = turn(k, w);

    t[0][0] = t[1][1] = creal(z);
    t[0][1] = cimag(z);
    t[1][0] = cimag(conj(z));
}

bool shift_encoding(double k, size_t d_model, const double pe[d_model],
                    double shifted[d_model])
{
    if (d_model % 2 != 0)
        return false;
    for (size_t i = 0; i < d_model / 2; i++) {
        double complex z = pe[2 * i + 1] + pe[2 * i] * I;

        z *= turn(k, frequency(i, d_model));
        shifted[2 * i] = cimag(z);
        shifted[2 * i + 1] = creal(z);
    }
    return true;
}

double encoding_dot(double k, size_t d_model)
{
    double complex sum = 0;

    for (size_t i = 0; i < d_model / 2; i++)
        sum += turn(k, frequency(i, d_model));
    return creal(sum);
}
