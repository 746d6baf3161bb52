/* This is what you get when the frequency is taken for turns per position and
 * multiplied by 2 pi. It is in radians per position already: a wave of
 * frequency 1 turns by one radian from one token to the next.
 *
 * read: how-long-a-wave-is */
#include "multi_frequency.h"

#include <math.h>

static const double pi = 3.14159265358979323846;

void wave_bank(double pos, size_t m, const double w[m], double bank[2 * m])
{
    for (size_t i = 0; i < m; i++) {
        double phase = 2 * pi * pos * w[i];

        bank[2 * i] = sin(phase);
        bank[2 * i + 1] = cos(phase);
    }
}
