/* This is what you get when the cosine of each pair stands before its sine. The
 * bank of position 0 then begins with a 1 and should begin with a 0.
 *
 * read: the-formulas-symbol-by-symbol */
#include "multi_frequency.h"

#include <math.h>

void wave_bank(double pos, size_t m, const double w[m], double bank[2 * m])
{
    for (size_t i = 0; i < m; i++) {
        double phase = pos * w[i];

        bank[2 * i] = cos(phase);
        bank[2 * i + 1] = sin(phase);
    }
}
