/* Each frequency is the one before it, divided by the ratio. The closest
 * distance compares every position with every other and computes both banks
 * each time, which is slow. */
#include "multi_frequency.h"

#include <math.h>

void geometric_frequencies(size_t m, double ratio, double w[m])
{
    w[0] = 1;
    for (size_t i = 1; i < m; i++)
        w[i] = w[i - 1] / ratio;
}

double wavelength(double w)
{
    return 2 * acos(-1) / w;
}

void wave_bank(double pos, size_t m, const double w[m], double bank[2 * m])
{
    for (size_t index = 0; index < 2 * m; index++) {
        double phase = pos * w[index / 2];

        bank[index] = index % 2 == 0 ? sin(phase) : cos(phase);
    }
}

static double distance(size_t m, const double a[2 * m], const double b[2 * m])
{
    double square = 0;

    for (size_t k = 0; k < 2 * m; k++)
        square += (a[k] - b[k]) * (a[k] - b[k]);
    return sqrt(square);
}

double closest_distance(size_t n, size_t m, const double w[m])
{
    double closest = 2 * sqrt((double)m), a[2 * m], b[2 * m];

    for (size_t p = 0; p < n; p++)
        for (size_t q = p + 1; q < n; q++) {
            wave_bank((double)p, m, w, a);
            wave_bank((double)q, m, w, b);
            closest = fmin(closest, distance(m, a, b));
        }
    return closest;
}
