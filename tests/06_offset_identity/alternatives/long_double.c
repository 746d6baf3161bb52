/* Everything is in long double, rounded once at the end. The sum runs from the
 * slowest pair to the fastest. */
#include "offset_identity.h"

#include <math.h>

static long double frequency(size_t i, size_t d_model)
{
    return powl(10000, -2 * (long double)i / (long double)d_model);
}

void offset_rotation(double k, double w, double t[2][2])
{
    long double angle = (long double)k * (long double)w;

    t[0][0] = t[1][1] = (double)cosl(angle);
    t[0][1] = (double)sinl(angle);
    t[1][0] = -t[0][1];
}

bool shift_encoding(double k, size_t d_model, const double pe[d_model],
                    double shifted[d_model])
{
    if (d_model & 1)
        return false;
    for (size_t i = d_model / 2; i-- > 0;) {
        long double angle = (long double)k * frequency(i, d_model);
        long double sine = (long double)pe[2 * i];
        long double cosine = (long double)pe[2 * i + 1];

        shifted[2 * i + 1] =
            (double)(cosine * cosl(angle) - sine * sinl(angle));
        shifted[2 * i] = (double)(sine * cosl(angle) + cosine * sinl(angle));
    }
    return true;
}

double encoding_dot(double k, size_t d_model)
{
    long double sum = 0;

    for (size_t i = d_model / 2; i-- > 0;)
        sum += cosl((long double)k * frequency(i, d_model));
    return (double)sum;
}
