/* This is what you get when all sines come first and then all cosines. The
 * numbers are right, and some libraries use this order. Here the sine and the
 * cosine of a wave stand side by side.
 *
 * read: the-formulas-symbol-by-symbol
 * shipped: https://github.com/tensorflow/text/issues/1122
 * shipped: https://github.com/tatp22/multidim-positional-encoding/issues/20 */
#include "multi_frequency.h"

#include <math.h>

void wave_bank(double pos, size_t m, const double w[m], double bank[2 * m])
{
    for (size_t i = 0; i < m; i++) {
        double phase = pos * w[i];

        bank[i] = sin(phase);
        bank[m + i] = cos(phase);
    }
}
