/* This is what you get when the odd indices have a higher frequency than the
 * even ones. A sine and a cosine of different frequencies belong to no hand of
 * the clock: both have the frequency of their wave.
 *
 * read: one-frequency-for-both-halves */
#include "multi_frequency.h"

#include <math.h>

void wave_bank(double pos, size_t m, const double w[m], double bank[2 * m])
{
    for (size_t i = 0; i < m; i++) {
        size_t next = i + 1 < m ? i + 1 : i;

        bank[2 * i] = sin(pos * w[next]);
        bank[2 * i + 1] = cos(pos * w[i]);
    }
}
