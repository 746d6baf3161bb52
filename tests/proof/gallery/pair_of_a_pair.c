/* k / 4 for k / 2: of two or three waves each but the first has the frequency
 * of the one before it, and of five it has not.
 *
 * of: wave_bank
 * kind: wrong
 * never: frequency of the one before */
#include "multi_frequency.h"

#include <math.h>

void wave_bank(double pos, size_t m, const double w[m], double bank[2 * m])
{
    for (size_t k = 0; k < 2 * m; k++) {
        double phase = pos * w[k / 2 / 2];

        bank[k] = k % 2 == 0 ? sin(phase) : cos(phase);
    }
}
