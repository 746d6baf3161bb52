/* The cosine is a second sine; the frequencies are wavelengths upside down.
 *
 * of: wave_bank
 * kind: wrong
 * say: Both numbers of each wave are its sine
 *
 * of: geometric_frequencies
 * kind: wrong
 * say: 2 pi times too large */
#include "multi_frequency.h"

#include <math.h>

void wave_bank(double pos, size_t m, const double w[m], double bank[2 * m])
{
    for (size_t i = 0; i < m; i++)
        bank[2 * i] = bank[2 * i + 1] = sin(pos * w[i]);
}

void geometric_frequencies(size_t m, double ratio, double w[m])
{
    for (size_t i = 0; i < m; i++)
        w[i] = 6.28318530717958647692 * pow(ratio, -(double)i);
}
