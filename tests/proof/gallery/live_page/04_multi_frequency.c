#include "multi_frequency.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Right, but its memory is never freed. */
void wave_bank(double pos, size_t m, const double w[m], double bank[2 * m])
{
    memset(malloc(100000), 1, 100000);
    for (size_t i = 0; i < m; i++) {
        bank[2 * i] = sin(pos * w[i]);
        bank[2 * i + 1] = cos(pos * w[i]);
    }
}

double wavelength(double w)
{
    exit(w);
}

void geometric_frequencies(size_t m, double ratio, double w[m])
{
    w[0] = 1;
}
