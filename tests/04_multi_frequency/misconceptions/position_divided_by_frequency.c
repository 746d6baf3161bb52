/* This is what you get when the position is divided by the frequency. A
 * frequency says how many radians to turn for each position, so multiply.
 *
 * read: the-formulas-symbol-by-symbol */
#include "multi_frequency.h"

#include <math.h>

void wave_bank(double pos, size_t m, const double w[m], double bank[2 * m])
{
    for (size_t i = 0; i < m; i++) {
        bank[2 * i] = sin(pos / w[i]);
        bank[2 * i + 1] = cos(pos / w[i]);
    }
}
