/* This is what you get when the phase is computed in float, which has seven
 * digits. The larger the position, the more of them are used up by whole turns,
 * and the fewer are left for the angle.
 *
 * read: the-formulas-symbol-by-symbol */
#include "multi_frequency.h"

#include <math.h>

void wave_bank(double pos, size_t m, const double w[m], double bank[2 * m])
{
    for (size_t i = 0; i < m; i++) {
        float phase = (float)(pos * w[i]);

        bank[2 * i] = sin(phase);
        bank[2 * i + 1] = cos(phase);
    }
}
