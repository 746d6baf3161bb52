/* The sine is a second cosine.
 *
 * of: wave_bank
 * kind: wrong
 * say: Both numbers of each wave are its cosine */
#include "multi_frequency.h"

#include <math.h>

void wave_bank(double pos, size_t m, const double w[m], double bank[2 * m])
{
    for (size_t i = 0; i < m; i++)
        bank[2 * i] = bank[2 * i + 1] = cos(pos * w[i]);
}
