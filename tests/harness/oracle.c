#include <math.h>

#include "oracle.h"

const double oracle_pi = 3.14159265358979323846;

static long double frequency(size_t i, size_t d_model)
{
    long double share = (long double)(2 * i) / (long double)d_model;

    return expl(-share * logl(10000.0L));
}

double oracle_frequency(size_t i, size_t d_model)
{
    return (double)frequency(i, d_model);
}

/* The product is rounded, and the error grows with the position. fma computes
 * the error, and the slope of the wave corrects the result. So the digits are
 * right even where long double is no wider than double. */
static void pair(long double pos, long double w, double *sine, double *cosine)
{
    long double phase = pos * w, lost = fmal(pos, w, -phase);
    long double s = sinl(phase), c = cosl(phase);

    *sine = (double)(s + lost * c);
    *cosine = (double)(c - lost * s);
}

void oracle_pair(double pos, double w, double out[2])
{
    pair(pos, w, &out[0], &out[1]);
}

void oracle_encoding(double pos, size_t d_model, double pe[d_model])
{
    double lone;

    for (size_t k = 0; k < d_model; k += 2)
        pair(pos, frequency(k / 2, d_model), &pe[k],
             k + 1 < d_model ? &pe[k + 1] : &lone);
}
