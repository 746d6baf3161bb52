#include "full_formula.h"

#include <math.h>

static const double pi = 3.14159265358979323846;

double pair_frequency(size_t i, size_t d_model)
{
    return pow(10000, -2.0 * (double)i / (double)d_model);
}

size_t pair_with_wavelength(double length, size_t d_model)
{
    size_t nearest = 0;
    double least = INFINITY;

    for (size_t i = 0; 2 * i < d_model; i++) {
        double wavelength = 2 * pi / pair_frequency(i, d_model);
        double apart = fabs(log(wavelength / length));

        if (apart < least) {
            least = apart;
            nearest = i;
        }
    }
    return nearest;
}

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    for (size_t index = 0; index < d_model; index++) {
        double phase = (double)pos * pair_frequency(index / 2, d_model);

        pe[index] = index % 2 == 0 ? sin(phase) : cos(phase);
    }
}

void encode_sequence(size_t n, size_t d_model, double pe[n][d_model])
{
    for (size_t pos = 0; pos < n; pos++)
        encode_position(pos, d_model, pe[pos]);
}
