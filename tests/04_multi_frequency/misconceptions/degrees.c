/* This is what you get when the phase is taken for degrees and converted to
 * radians. It is in radians already. Every wave is then 57 times too slow.
 *
 * read: the-formulas-symbol-by-symbol */
#include "multi_frequency.h"

#include <math.h>

static const double pi = 3.14159265358979323846;

void wave_bank(double pos, size_t m, const double w[m], double bank[2 * m])
{
    for (size_t i = 0; i < m; i++) {
        double phase = pos * w[i] * pi / 180;

        bank[2 * i] = sin(phase);
        bank[2 * i + 1] = cos(phase);
    }
}
