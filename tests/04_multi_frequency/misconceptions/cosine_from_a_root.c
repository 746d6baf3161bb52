/* This is what you get when the cosine has no sign: computed from the sine, as
 * the root of 1 - sine^2, or with fabs. Neither is ever negative, so the sign
 * is lost in the lower half of the clock.
 *
 * read: one-frequency-for-both-halves */
#include "multi_frequency.h"

#include <math.h>

void wave_bank(double pos, size_t m, const double w[m], double bank[2 * m])
{
    for (size_t i = 0; i < m; i++) {
        bank[2 * i] = sin(pos * w[i]);
        bank[2 * i + 1] = sqrt(1 - bank[2 * i] * bank[2 * i]);
    }
}
