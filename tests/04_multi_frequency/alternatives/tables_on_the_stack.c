/* Whole tables are local arrays. */
#include "multi_frequency.h"

#include <math.h>

static const double pi = 3.14159265358979323846;

double wavelength(double w)
{
    return 2 * pi / w;
}

void wave_bank(double pos, size_t m, const double w[m], double bank[2 * m])
{
    for (size_t i = 0; i < m; i++) {
        bank[2 * i] = sin(pos * w[i]);
        bank[2 * i + 1] = cos(pos * w[i]);
    }
}

void geometric_frequencies(size_t m, double ratio, double w[m])
{
    for (size_t i = 0; i < m; i++)
        w[i] = pow(ratio, -(double)i);
}

double closest_distance(size_t n, size_t m, const double w[m])
{
    double bank[n][2 * m], smallest = INFINITY;

    for (size_t p = 0; p < n; p++)
        wave_bank((double)p, m, w, bank[p]);
    for (size_t q = 1; q < n; q++) {
        double sum = 0;

        for (size_t k = 0; k < 2 * m; k++)
            sum += (bank[0][k] - bank[q][k]) * (bank[0][k] - bank[q][k]);
        smallest = fmin(smallest, sqrt(sum));
    }
    return smallest;
}
