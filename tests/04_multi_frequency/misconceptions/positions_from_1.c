/* This is what you get when 1 is added to the position, to count from 1. Every
 * bank is then that of the next position. The first token has position 0.
 *
 * read: the-formulas-symbol-by-symbol */
#include "multi_frequency.h"

#include <math.h>

void wave_bank(double pos, size_t m, const double w[m], double bank[2 * m])
{
    for (size_t i = 0; i < m; i++) {
        double phase = (pos + 1) * w[i];

        bank[2 * i] = sin(phase);
        bank[2 * i + 1] = cos(phase);
    }
}
