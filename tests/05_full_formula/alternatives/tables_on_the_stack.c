/* Whole tables are local arrays. */
#include "full_formula.h"

#include <math.h>

static const double pi = 3.14159265358979323846;

double pair_frequency(size_t i, size_t d_model)
{
    return pow(10000, -2.0 * (double)i / (double)d_model);
}

size_t pair_with_wavelength(double length, size_t d_model)
{
    size_t best = 0;
    double smallest = INFINITY;

    for (size_t i = 0; i <= (d_model - 1) / 2; i++) {
        double lambda = 2 * pi / pair_frequency(i, d_model);
        double diff = fabs(log(lambda / length));

        if (diff < smallest) {
            smallest = diff;
            best = i;
        }
    }
    return best;
}

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    for (size_t k = 0; k < d_model; k++) {
        double angle = (double)pos * pair_frequency(k / 2, d_model);

        if (k % 2 == 0)
            pe[k] = sin(angle);
        else
            pe[k] = cos(angle);
    }
}

void encode_sequence(size_t n, size_t d_model, double pe[n][d_model])
{
    double table[n][d_model];

    for (size_t r = 0; r < n; r++)
        encode_position(r, d_model, table[r]);
    for (size_t r = 0; r < n; r++)
        for (size_t k = 0; k < d_model; k++)
            pe[r][k] = table[r][k];
}
