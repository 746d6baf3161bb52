/* of: wave_bank
 * kind: pairs_overlap
 * say: behind the last wave
 * never: second half stays */
#include "multi_frequency.h"

#include <math.h>

void wave_bank(double pos, size_t m, const double w[m], double bank[2 * m])
{
    for (size_t i = 0; i < m; i++) {
        *bank++ = sin(pos * w[i]);
        *bank = cos(pos * w[i]);
    }
}
