/* This is what you get when the cosine uses the frequency of the next wave.
 * Sine and cosine then turn at different speeds, and no longer belong to one
 * hand of the clock.
 *
 * read: one-frequency-for-both-halves */
#include "multi_frequency.h"

#include <math.h>

void wave_bank(double pos, size_t m, const double w[m], double bank[2 * m])
{
    for (size_t i = 0; i < m; i++) {
        size_t next = i + 1 < m ? i + 1 : i;

        bank[2 * i] = sin(pos * w[i]);
        bank[2 * i + 1] = cos(pos * w[next]);
    }
}
