/* Powers are computed with exp and log. The distance comes from the dot product
 * of two banks, the sum of cos(offset w), added from the slowest wave on. The
 * smallest distance is that of the largest dot product. */
#include "multi_frequency.h"

#include <math.h>

static const double two_pi = 6.283185307179586;

void geometric_frequencies(size_t m, double ratio, double w[m])
{
    for (size_t i = m; i-- > 0;)
        w[i] = exp(-(double)i * log(ratio));
}

double wavelength(double w)
{
    return two_pi * (1 / w);
}

/* Whole turns are taken off the phase first. */
void wave_bank(double pos, size_t m, const double w[m], double bank[2 * m])
{
    for (size_t i = 0; i < m; i++) {
        double turns = pos / wavelength(w[i]);
        double phase = (turns - floor(turns)) * two_pi;

        bank[2 * i] = sin(phase);
        bank[2 * i + 1] = cos(phase);
    }
}

double closest_distance(size_t n, size_t m, const double w[m])
{
    double largest = -(double)m;

    for (size_t offset = 1; offset < n; offset++) {
        double dot = 0;

        for (size_t i = m; i-- > 0;)
            dot += cos((double)offset * w[i]);
        largest = fmax(largest, dot);
    }
    return sqrt(2 * ((double)m - largest));
}
