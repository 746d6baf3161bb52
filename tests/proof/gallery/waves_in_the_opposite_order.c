/* The last frequency comes first.
 *
 * of: wave_bank
 * kind: wrong
 * say: The waves stand in the opposite order */
#include "multi_frequency.h"

#include <math.h>

void wave_bank(double pos, size_t m, const double w[m], double bank[2 * m])
{
    for (size_t i = 0; i < m; i++) {
        double phase = pos * w[m - 1 - i];

        bank[2 * i] = sin(phase);
        bank[2 * i + 1] = cos(phase);
    }
}
