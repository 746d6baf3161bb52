/* A pair is one complex number, which the frequency turns. All banks are
 * computed once, by multiplying by the turn of one position again and again.
 * Each is then compared with that of position 0. */
#include "multi_frequency.h"

#include <complex.h>
#include <math.h>

void geometric_frequencies(size_t m, double ratio, double w[m])
{
    double slower = 1 / ratio, next = 1;

    for (size_t i = 0; i < m; i++) {
        w[i] = next;
        next *= slower;
    }
}

double wavelength(double w)
{
    return 8 * atan(1) / w;
}

void wave_bank(double pos, size_t m, const double w[m], double bank[2 * m])
{
    for (size_t i = 0; i < m; i++) {
        double complex turned = cexp(I * pos * w[i]);

        bank[2 * i] = cimag(turned);
        bank[2 * i + 1] = creal(turned);
    }
}

double closest_distance(size_t n, size_t m, const double w[m])
{
    double complex hand[m];
    double closest = 4 * (double)m;

    for (size_t i = 0; i < m; i++)
        hand[i] = 1;
    for (size_t offset = 1; offset < n; offset++) {
        double square = 0;

        for (size_t i = 0; i < m; i++) {
            double length;

            hand[i] *= cexp(I * w[i]);
            length = cabs(hand[i] - 1);
            square += length * length;
        }
        closest = fmin(closest, square);
    }
    return sqrt(closest);
}
