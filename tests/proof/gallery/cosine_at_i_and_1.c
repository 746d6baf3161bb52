/* of: wave_bank
 * kind: wrong
 * say: stands at index i . 1 here */
#include "multi_frequency.h"

#include <math.h>

void wave_bank(double pos, size_t m, const double w[m], double bank[2 * m])
{
    for (size_t i = 0; i < m; i++) {
        bank[2 * i] = sin(pos * w[i]);
        bank[i + 1] = cos(pos * w[i]);
    }
}
