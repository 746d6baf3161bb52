/* This is what you get when wave i is written to the indices i and i + 1. The
 * next wave then overwrites its cosine, and whatever lies behind the last wave
 * stays unwritten. Wave i belongs at 2 * i and 2 * i + 1.
 *
 * read: one-frequency-for-both-halves */
#include "multi_frequency.h"

#include <math.h>

void wave_bank(double pos, size_t m, const double w[m], double bank[2 * m])
{
    for (size_t i = 0; i < m; i++) {
        bank[i] = sin(pos * w[i]);
        bank[i + 1] = cos(pos * w[i]);
    }
}
