/* Everything is in long double. The sum of squares is a Kahan sum, and the
 * banks of all positions are computed once and kept. */
#include "multi_frequency.h"

#include <math.h>
#include <stdlib.h>

void geometric_frequencies(size_t m, double ratio, double w[m])
{
    for (size_t i = 0; i < m; i++)
        w[i] = (double)(1 / powl(ratio, (long double)i));
}

double wavelength(double w)
{
    return (double)(2 * acosl(-1) / w);
}

void wave_bank(double pos, size_t m, const double w[m], double bank[2 * m])
{
    for (size_t i = 0; i < m; i++) {
        long double phase = (long double)pos * w[i];

        bank[2 * i] = (double)sinl(phase);
        bank[2 * i + 1] = (double)cosl(phase);
    }
}

static long double distance(size_t width, const double a[], const double b[])
{
    long double sum = 0, lost = 0;

    for (size_t k = 0; k < width; k++) {
        long double apart = (long double)a[k] - b[k];
        long double term = apart * apart - lost, next = sum + term;

        lost = (next - sum) - term;
        sum = next;
    }
    return sqrtl(sum);
}

double closest_distance(size_t n, size_t m, const double w[m])
{
    double(*bank)[2 * m] = malloc(n * sizeof *bank);
    long double closest = HUGE_VALL;

    if (bank == NULL)
        return NAN;
    for (size_t q = 0; q < n; q++) {
        wave_bank((double)q, m, w, bank[q]);
        for (size_t p = 0; p < q; p++)
            closest = fminl(closest, distance(2 * m, bank[p], bank[q]));
    }
    free(bank);
    return (double)closest;
}
