/* One wave late.
 *
 * of: wave_bank
 * kind: wrong
 * say: the frequency of the one before it */
#include "multi_frequency.h"

#include <math.h>

void wave_bank(double pos, size_t m, const double w[m], double bank[2 * m])
{
    for (size_t i = 0; i < m; i++) {
        double phase = pos * w[i > 0 ? i - 1 : 0];

        bank[2 * i] = sin(phase);
        bank[2 * i + 1] = cos(phase);
    }
}
