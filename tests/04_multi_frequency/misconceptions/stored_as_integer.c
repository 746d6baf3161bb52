/* This is what you get when the position is stored as a whole number. Tokens
 * stand at whole positions, but the bank can be asked for positions between
 * them.
 *
 * read: the-formulas-symbol-by-symbol */
#include "multi_frequency.h"

#include <math.h>

void wave_bank(double pos, size_t m, const double w[m], double bank[2 * m])
{
    for (size_t i = 0; i < m; i++) {
        double phase = floor(pos) * w[i];

        bank[2 * i] = sin(phase);
        bank[2 * i + 1] = cos(phase);
    }
}
