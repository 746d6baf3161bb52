#include <math.h>

#include "oracle.h"

static long double frequency(size_t i, size_t d_model)
{
    long double share = (long double)(2 * i) / (long double)d_model;

    return expl(-share * logl(10000.0L));
}

double oracle_frequency(size_t i, size_t d_model)
{
    return (double)frequency(i, d_model);
}

void oracle_encoding(double pos, size_t d_model, double pe[d_model])
{
    for (size_t k = 0; k < d_model; k += 2) {
        long double phase = (long double)pos * frequency(k / 2, d_model);

        pe[k] = (double)sinl(phase);
        if (k + 1 < d_model)
            pe[k + 1] = (double)cosl(phase);
    }
}
