/* A pair is the complex number cosine + sine i, and turning it is one
 * multiplication. */
#include "fast_table.h"

#include <complex.h>
#include <math.h>

void turn_row(size_t d_model, const double step[d_model],
              const double row[d_model], double next[d_model])
{
    for (size_t k = 0; k < d_model; k += 2) {
        double complex z = row[k + 1] + row[k] * I;

        z *= step[k + 1] + step[k] * I;
        next[k] = cimag(z);
        next[k + 1] = creal(z);
    }
}

void encode_by_turning(size_t n, size_t d_model, double pe[n][d_model])
{
    for (size_t k = 0; k < d_model; k += 2) {
        double w = pow(10000, -(double)k / (double)d_model);
        double complex z = 1, by = cos(w) + sin(w) * I;

        for (size_t pos = 0; pos < n; pos++, z *= by) {
            pe[pos][k] = cimag(z);
            pe[pos][k + 1] = creal(z);
        }
    }
}
