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

/* The distance between any two positions that lie this many tokens apart: each
 * wave adds the square of a chord, 2 sin(offset w / 2). */
static double distance_at(size_t offset, size_t m, const double w[m])
{
    double square = 0;

    for (size_t i = 0; i < m; i++) {
        double chord = 2 * sin((double)offset * w[i] / 2);

        square += chord * chord;
    }
    return sqrt(square);
}

double closest_distance(size_t n, size_t m, const double w[m])
{
    double closest = distance_at(1, m, w);

    for (size_t offset = 2; offset < n; offset++)
        closest = fmin(closest, distance_at(offset, m, w));
    return closest;
}
